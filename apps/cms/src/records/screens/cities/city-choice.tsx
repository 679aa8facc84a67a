"use client";
import { useConfig, useForm, useFormFields } from "@payloadcms/ui";
import type { UIFieldClientProps } from "payload";
import { useEffect, useId, useState } from "react";
import { useWords } from "#admin-ui/words/use-words.ts";
import type { Words } from "#admin-ui/words/words.ts";
import type { City } from "#records/cities/cities.ts";
import "#records/screens/cities/cities.css";

/** The sibling fields that a choice fills besides the degrees. */
interface Fills {
  city?: string;
  timeZone?: string;
}

const WAIT_MS = 200;

/** Fills a row's place from a list of the world's cities. */
export function CityChoice({ path, fills }: UIFieldClientProps & { fills: Fills }) {
  const t = useWords();
  const id = useId();
  const { dispatchFields, setModified } = useForm();
  const row = path.slice(0, path.lastIndexOf("."));
  const [question, setQuestion] = useState("");
  const [words, setWords] = useState("");
  const { found, problem } = useCities(question, t);
  const choose = (city: City): void => {
    const values: [name: string | undefined, value: unknown][] = [
      [fills.city, city.name],
      ["longitude", city.longitude],
      ["latitude", city.latitude],
      [fills.timeZone, city.timeZone],
    ];
    for (const [name, value] of values)
      if (name) dispatchFields({ type: "UPDATE", path: `${row}.${name}`, value, valid: true });
    setModified(true);
    setQuestion("");
    setWords(t("{city}: the place is filled in.", { city: `${city.name}, ${city.country}` }));
  };
  return (
    <div className="field-type city-choice">
      <label className="field-label" htmlFor={id}>
        {t("Find the city")}
      </label>
      <input
        id={id}
        type="search"
        value={question}
        maxLength={80}
        autoComplete="off"
        aria-describedby={`${id}-about`}
        onChange={({ target }) => {
          setQuestion(target.value);
          setWords("");
        }}
        onKeyDown={(event) => {
          if (event.key === "Escape") setQuestion("");
          if (event.key !== "Enter") return;
          // Enter would publish the form.
          event.preventDefault();
          const [first] = found ?? [];
          if (first) choose(first);
        }}
      />
      {found && found.length > 0 && <Cities cities={found} choose={choose} t={t} />}
      <p role="status" className="city-choice__about">
        {problem || words || (found?.length === 0 && nothing(t))}
      </p>
      <Chosen id={`${id}-about`} row={row} fills={fills} t={t} />
    </div>
  );
}

const nothing = (t: Words): string =>
  t(
    "No city of this name with 5,000 people or more. Try its English name, or write the degrees by hand below.",
  );

function useCities(question: string, t: Words): { found: City[] | null; problem: string } {
  const { config } = useConfig();
  const [state, setState] = useState<{ of: string; found: City[] | null; problem: string }>({
    of: "",
    found: null,
    problem: "",
  });
  const asked = question.trim();
  useEffect(() => {
    if (asked.length < 2) return;
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      const address = `${config.routes.api}/cities?name=${encodeURIComponent(asked)}`;
      fetch(address, { signal: leaving.signal, credentials: "same-origin" })
        .then(async (response) => {
          if (!response.ok) throw new Error(String(response.status));
          const { cities } = (await response.json()) as { cities: City[] };
          setState({ of: asked, found: cities, problem: "" });
        })
        .catch(() => {
          const problem = t(
            "The list of cities cannot be read now. Write the degrees by hand below.",
          );
          if (!leaving.signal.aborted) setState({ of: asked, found: null, problem });
        });
    }, WAIT_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [asked, config.routes.api, t]);
  return asked.length < 2 ? { found: null, problem: "" } : state;
}

interface CitiesProps {
  cities: City[];
  choose: (city: City) => void;
  t: Words;
}

function Cities({ cities, choose, t }: CitiesProps) {
  return (
    <ul aria-label={t("Cities")}>
      {cities.map((city) => (
        <li key={`${city.country} ${city.latitude} ${city.longitude}`}>
          <button type="button" onClick={() => choose(city)}>
            <span>
              <b>{city.name}</b>, {city.country}
            </span>
            <span className="city-choice__zone">{city.timeZone}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

const degrees = (value: number, [positive, negative]: [string, string]): string =>
  `${Math.abs(value)}° ${value < 0 ? negative : positive}`;

/** What the row has now. */
interface ChosenProps {
  id: string;
  row: string;
  fills: Fills;
  t: Words;
}

function Chosen({ id, row, fills, t }: ChosenProps) {
  const longitude = useFormFields(([fields]) => fields[`${row}.longitude`]?.value);
  const latitude = useFormFields(([fields]) => fields[`${row}.latitude`]?.value);
  const isPlaced = typeof longitude === "number" && typeof latitude === "number";
  return (
    <p id={id} className="city-choice__about">
      {isPlaced
        ? t("On the map at {latitude}, {longitude}.", {
            latitude: degrees(latitude, [t("north"), t("south")]),
            longitude: degrees(longitude, [t("east"), t("west")]),
          })
        : t("Not on the map yet.")}{" "}
      {t(
        fills.city
          ? "A choice fills in name, degrees and time zone."
          : "A choice fills in the degrees.",
      )}{" "}
      {t.parts("Places: {source}, CC BY 4.0.", {
        source: (
          <a href="https://www.geonames.org/" target="_blank" rel="noreferrer">
            {"GeoNames"}
          </a>
        ),
      })}
    </p>
  );
}
