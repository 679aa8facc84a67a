/** Whether an agent submits the form: then the page that it opens is the answer. */
export const isByAgent = (event: object): boolean =>
  "agentInvoked" in event && event.agentInvoked === true;
