import type { FlattenedField } from "payload";
import { expect, test, vi } from "vitest";
import { writable } from "#accounts/access/server-fields.ts";

vi.setConfig({ testTimeout: 120_000 });
const THEN = "2099-01-01T00:00:00.000Z";

test("rows keep their ids and a form the time it was read at; only the server writes their hidden fields", () => {
  const field = (name: string, more: object = {}) =>
    ({ name, type: "text", ...more }) as unknown as FlattenedField;
  const inner = [
    field("id", { admin: { hidden: true } }),
    field("shown"),
    field("retained", { admin: { readOnly: true } }),
  ];
  const fields = [
    field("rows", { type: "array", flattenedFields: inner }),
    field("group", { type: "group", flattenedFields: inner }),
    field("blocks", { type: "blocks", blocks: [{ slug: "a", flattenedFields: inner }] }),
    field("typed", { admin: { hidden: true, readOnly: false } }),
  ];
  const row = { id: "r1", shown: "s", retained: "k" };
  const data = {
    id: 1,
    createdAt: THEN,
    updatedAt: THEN,
    rows: [row],
    group: row,
    blocks: [{ blockType: "a", ...row }],
    typed: "t",
  };
  const written = {
    rows: [{ id: "r1", shown: "s" }],
    group: { shown: "s" },
    blocks: [{ blockType: "a", id: "r1", shown: "s" }],
    typed: "t",
  };
  expect([
    writable(fields, data, { isChange: false }),
    writable(fields, data, { isChange: true }),
    writable(fields, undefined, { isChange: true }),
  ]).toEqual([written, { ...written, updatedAt: THEN }, undefined]);
});

test("with a trash, a change moves a record into the trash at the present time, and out of it; a new record is not in the trash", () => {
  const trashed = (deletedAt: unknown, isChange = true) =>
    writable([], { deletedAt }, { isChange, hasTrash: true });
  expect(trashed(null)).toEqual({ deletedAt: null });
  expect(trashed(THEN)).toEqual({ deletedAt: expect.not.stringContaining(THEN) });
  expect(trashed(THEN, false)).toEqual({});
  expect(writable([], { deletedAt: THEN }, { isChange: true })).toEqual({});
});
