/** A landing page with every kind of band, in the demo's words and pictures (OWN-60). */
import type { Wire } from "@meridian/contract";

type Page = NonNullable<Wire<"landingPages">>[number];

const blocks: Page["blocks"] = [
  {
    type: "hero",
    title: "Engineers for banks and lenders",
    text: "Teams that have moved ledgers before, in your time zone and under your rules.",
    image: "expertise/fintech/hero",
    button: "Talk to us",
    link: "",
  },
  { type: "logos", title: "Who works with us", logos: [] },
  {
    type: "text",
    title: "Why a team of its own",
    text: "<p>A ledger outlives those who wrote it. <strong>Who stays knows why.</strong></p><h2>What that takes</h2><ul><li>People who stay</li><li>Words that last</li></ul>",
  },
  {
    type: "figures",
    title: "In figures",
    figures: [
      { figure: "12 years", text: "of ledgers" },
      { figure: "99.98 %", text: "of payments reconciled by morning" },
      { figure: "3.4 years", text: "an engineer stays" },
    ],
  },
  {
    type: "columns",
    title: "What is different",
    boxes: [
      { title: "Audits", text: "Evidence is written while the work is done.", image: "" },
      { title: "Handover", text: "Two people know each part.", image: "" },
      { title: "Hours", text: "Five of yours, every day.", image: "" },
    ],
  },
  { type: "works", title: "Ledgers we have moved", works: ["harbour-ledger", "sarybel-pay"] },
  {
    type: "comparison",
    title: "Three ways to staff it",
    columns: ["Freelancers", "A vendor", "A team of yours"],
    rows: [
      { title: "Knows the ledger after a year", cells: ["perhaps", "perhaps", "yes"] },
      { title: "Works by your rules", cells: ["yes", "no", "yes"] },
    ],
  },
  {
    type: "reviews",
    title: "What clients say",
    reviews: [
      {
        text: "<p>They found the cent we had been missing since spring.</p>",
        name: "Ann Harbour",
        role: "CFO, Harbour Ledger",
        image: "clients/harbour-ledger/reviewer",
      },
      { text: "<p>Calm people.</p>", name: "Max Wick", role: "Maplewick Health", image: "" },
    ],
  },
  {
    type: "steps",
    title: "How it begins",
    steps: [
      { title: "A call", text: "<p>You say what hurts.</p>" },
      { title: "A plan", text: "<p>Two pages, with names.</p>" },
    ],
  },
  {
    type: "people",
    title: "Who would be there",
    people: [
      {
        name: "Aigerim",
        role: "Ledger engineer",
        text: "Moved three cores.",
        image: "career/people/aigerim",
      },
      { name: "Georgi", role: "Architect", text: "", image: "career/people/georgi" },
      { name: "Noor", role: "QA", text: "", image: "" },
    ],
  },
  {
    type: "video",
    title: "A minute of it",
    video: "home/header-video",
    address: "",
    image: "expertise/fintech/hero",
    caption: "The office in Sofia",
  },
  {
    type: "video",
    title: "",
    video: "",
    address: "https://www.youtube.com/watch?v=abcdefghijk",
    image: "",
    caption: "",
  },
  {
    type: "gallery",
    title: "Where it happens",
    images: ["expertise/fintech/hero", "expertise/logistics/hero"],
  },
  {
    type: "download",
    title: "The guide",
    text: "What a ledger costs to move.",
    file: {
      url: "/media/guide.pdf",
      filesize: 2_340_000,
      pages: 12,
      width: 768,
      height: 1086,
      sizes: { medium: "/media/article/it-outsourcing/hero.webp" },
    },
    language: "English",
    button: "",
  },
  { type: "jobs", title: "Who is wanted", specialization: "" },
  {
    type: "faq",
    title: "What banks ask",
    questions: [
      { question: "Who owns the code?", answer: "<p>You do, <em>from the first line</em>.</p>" },
      { question: "May we audit you?", answer: "<p>Any day.</p>" },
    ],
  },
  { type: "price", title: "What would it cost?", text: "One answer within two working days." },
  { type: "callToAction", title: "Begin with a call", text: "", button: "Contact us", link: "" },
  { type: "contact", title: "Write to us", text: "We answer before lunch." },
];

export const landingFixture: Page = {
  id: 701,
  slug: "banks",
  title: "Banks",
  path: "/solutions/banks",
  blocks,
};

const FIVE = new Set(["hero", "figures", "text", "faq", "contact"]);

/** A typical page: five of its bands. */
export const fiveBands: Page = {
  ...landingFixture,
  blocks: blocks.filter(({ type }) => FIVE.has(type)),
};
