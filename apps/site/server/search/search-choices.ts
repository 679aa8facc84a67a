/** What an index searches for in place of the typed words. */
import { stemOf } from "#app/text/search-words.ts";
import { nearWords, type Vocabulary } from "#app/text/near-words.ts";
import { hasParts, isPart, joinedPairs, otherForms } from "#app/text/word-forms.ts";

/** In place of one word, as FTS5's expressions and as words to mark. */
interface Choice {
  words: string[];
  /** The word itself, if a page has it; else what replaces it. */
  own: string[];
  /** With its other forms, and words that contain it. */
  wide: string[];
  instead: string[];
}

export interface Choices {
  /** To mark. */
  words: string[];
  instead: string[];
  /** Expressions whose results have all words, the typed ones first. */
  whole: string[];
  /** Some of the words; `null`: none is known. */
  loose: string | null;
}

export interface KnownWords {
  vocabulary: Vocabulary;
  /** Whether a page has the word. */
  isWhole(word: string): boolean;
  /** Whether a page has what the FTS5 expression matches. */
  isFound(expression: string): boolean;
  /** Whether a page has a word that begins with it. */
  isBeginning(word: string): boolean;
}

/** Mistyped words that are replaced: each costs a comparison with every word of the site. */
const MOST_REPLACED = 3;
const SHORTEST_BEGINNING = 3;
/** Beyond these the order of the results follows from the number of words alone. */
const FEW_WORDS = 3;
/** Words of the site with a searched one in them: all that are searched for, and those that are marked. */
const MOST_PARTS = 60;
const MOST_MARKED = 12;

/** `code`: the language of the pages. */
export function createChooser(code: string, known: KnownWords) {
  const { vocabulary, isWhole, isFound } = known;
  const isKnown = (word: string): boolean =>
    word.length < SHORTEST_BEGINNING ? isWhole(word) : known.isBeginning(stemOf(word));

  /** Words of the pages that contain one of these, the shortest first. */
  function partsOf(searched: readonly string[]): string[] {
    if (!hasParts(code)) return [];
    const found: string[] = [];
    for (const word of vocabulary.all())
      if (searched.some((one) => isPart(word, one, code))) found.push(word);
    return found
      .toSorted((a, b) => a.length - b.length)
      .slice(0, MOST_PARTS)
      .filter(isWhole);
  }

  /** Two words of the pages that stand next to each other, for one without a space: "frontend". */
  function apartIn(word: string): string[] | undefined {
    for (let at = 1; at < word.length; at++) {
      const [first, second] = [word.slice(0, at), word.slice(at)];
      if (isWhole(first) && isWhole(second) && isFound(quoted(`${first} ${second}`)))
        return [first, second];
    }
    return undefined;
  }

  /** Of a word that no page has, in no form. `mayReplace`: by the nearest ones. */
  function replacing(word: string, matching: Matching, mayReplace: () => boolean): Choice {
    const apart = apartIn(word);
    if (apart) return only(apart, [quoted(apart.join(" "))]);
    if (!mayReplace()) return only([word], [matching(word)]);
    const near = nearWords(word, vocabulary, isKnown);
    return { ...only(near, near.map(matching)), instead: near };
  }

  function choose(word: string, matching: Matching, mayReplace: () => boolean): Choice {
    const forms = otherForms(word, code);
    const used = forms.filter(isKnown);
    const parts = partsOf([word, ...forms]);
    const others = [...used.map(beginning), ...parts.map(quoted)];
    const marked = [...used, ...parts.slice(0, MOST_MARKED)];
    if (isKnown(word)) {
      const own = [matching(word)];
      return { words: [word, ...marked], own, wide: [...own, ...others], instead: [] };
    }
    return others.length > 0 ? only(marked, others) : replacing(word, matching, mayReplace);
  }

  return (searched: readonly string[]): Choices => {
    let replaced = 0;
    const matching = searched.length > FEW_WORDS ? beginning : wholeFirst;
    const choices = searched.map((word) =>
      choose(word, matching, () => replaced++ < MOST_REPLACED),
    );
    const [, ...pairs] = joinedPairs(searched);
    const joined = pairs.filter((words) => words.every(isKnown));
    const found = choices.filter(({ own }) => own.length > 0);
    const own = found.map((choice) => anyOf(choice.own));
    const wide = found.map((choice) => anyOf(choice.wide));
    const together = joined.map((words) => allOf(words.map(matching).map((term) => `(${term})`)));
    const all =
      own.length === searched.length ? [allOf(own), anyOf([allOf(wide), ...together])] : together;
    return {
      words: [...choices.flatMap(({ words }) => words), ...joined.flat()],
      instead: choices.flatMap(({ instead }) => instead),
      whole: own.length === 0 ? [] : [...new Set(all)],
      loose: own.length === 0 || searched.length === 1 ? null : anyOf(wide),
    };
  };
}

const only = (words: string[], terms: string[]): Choice => ({
  words,
  own: terms,
  wide: terms,
  instead: [],
});

const anyOf = (terms: readonly string[]): string => `(${terms.join(" OR ")})`;
const allOf = (terms: readonly string[]): string => `(${terms.join(" AND ")})`;

type Matching = (word: string) => string;

/** Words have no quotation marks. */
const quoted = (word: string): string => `"${word}"`;

const beginning = (word: string): string =>
  word.length < SHORTEST_BEGINNING ? quoted(word) : `${quoted(stemOf(word))}*`;

/** The word itself counts more than one that begins with it. */
const wholeFirst = (word: string): string =>
  word.length < SHORTEST_BEGINNING ? quoted(word) : `${quoted(word)} OR ${beginning(word)}`;
