// Loaded on demand: 1 kB of the library, and its worker. The library's own widget would be 33 kB and styles of its own.
import { solveChallengeWorkers, type Challenge } from "altcha/lib";
import Pbkdf2Worker from "altcha/workers/pbkdf2?worker";
import type { Solved } from "#app/lib/captcha.ts";

const MOST_WORKERS = 4;

/** Fetches a challenge and works on it in the background. Rejects when there is no challenge to be had, or no solution. */
export async function solveAltcha(challengeUrl: string): Promise<Solved> {
  const response = await fetch(challengeUrl, { headers: { accept: "application/json" }, cache: "no-store" });
  if (!response.ok) throw new Error(`captcha challenge: HTTP ${response.status}`);
  const challenge = (await response.json()) as Challenge;
  const solution = await solveChallengeWorkers({ challenge, concurrency: Math.min(navigator.hardwareConcurrency || 1, MOST_WORKERS), createWorker: () => new Pbkdf2Worker() });
  if (!solution) throw new Error("captcha challenge: no solution");
  return { token: btoa(JSON.stringify({ challenge, solution })), expiresAt: (challenge.parameters.expiresAt ?? Infinity) * 1000 };
}
