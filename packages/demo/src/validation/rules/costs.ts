import { checkFigure, checkUnique, type Checked } from "#validation/checks.ts";

type Cost = Checked["content"]["specialisationCosts"][number];
const LEVELS = ["junior", "middle", "senior"] as const;
type Place = "specialization_price" | "cost_in_california";

const LEAST = 4500 * 12;
const MOST = 7500 * 12;
const MEAN_IN_CALIFORNIA = 15580 * 12;

const pricesAt = (cost: Cost, place: Place) => ({
  junior: cost[`${place}_junior`],
  middle: cost[`${place}_middle`],
  senior: cost[`${place}_senior`],
});

/**
 * Prices rise with the level, save money, are whole per month, and match the blog's calculation.
 */
export function checkCosts({ content, check }: Checked): void {
  const costs = content.specialisationCosts;
  checkUnique(
    check,
    "first word of a cost record",
    costs.map((cost) => cost.position_name.split(" ")[0]?.toLowerCase()),
  );
  for (const cost of costs) checkCost(check, cost);
  checkFigure(
    check,
    "mean California cost of a middle position",
    costs.reduce((sum, cost) => sum + cost.cost_in_california_middle, 0) / costs.length,
    MEAN_IN_CALIFORNIA,
  );
  const here = teamCost(costs, "specialization_price");
  const there = teamCost(costs, "cost_in_california");
  const post = JSON.stringify(
    content.blog.find((one) => one.post_name === "what-an-rd-office-abroad-costs"),
  );
  for (const sum of [here, there, there - here]) {
    const money = `$${sum.toLocaleString("en-US")}`;
    check(post.includes(money), `blog: the worked budget lacks ${money}`);
  }
}

function checkCost(check: Checked["check"], cost: Cost): void {
  const name = cost.position_name;
  const ours = pricesAt(cost, "specialization_price");
  const theirs = pricesAt(cost, "cost_in_california");
  for (const { junior, middle, senior } of [ours, theirs])
    check(junior < middle && middle < senior, `${name}: does not rise with level`);
  for (const level of LEVELS) {
    const [our, their] = [ours[level], theirs[level]];
    check(our < their, `${name}, ${level}: no saving`);
    check(our >= LEAST && our <= MOST, `${name}: ${our} is outside $4500-$7500 a month`);
    check(our % 12 === 0 && their % 12 === 0, `${name}: not a whole sum per month`);
  }
}

function teamCost(costs: readonly Cost[], place: Place): number {
  const of = (name: string) => {
    const cost = costs.find((one) => one.position_name.startsWith(name));
    return cost ? pricesAt(cost, place) : { junior: 0, middle: 0, senior: 0 };
  };
  const [java, react, tester] = [of("Java"), of("React"), of("QA")];
  return (
    2 * (java.middle + java.senior + react.middle + react.senior) + tester.junior + tester.middle
  );
}
