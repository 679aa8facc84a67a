/** Which way an element's text and scrolling run on the screen: 1 to the right, -1 to the left. */
export const inlineSign = (element: Element): 1 | -1 =>
  getComputedStyle(element).direction === "rtl" ? -1 : 1;
