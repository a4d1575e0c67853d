import { afterEach, describe, expect, it } from "vitest";
import { toInstant, toLocalTime } from "../../../src/model/input/localTime.js";

const { TZ } = process.env;
afterEach(() => {
  if (TZ === undefined) delete process.env.TZ;
  else process.env.TZ = TZ;
});

describe.each(["UTC", "Asia/Tehran", "Asia/Bangkok", "America/Los_Angeles"])("in %s", (zone) => {
  it.each(["2026-12-02T07:30:00.000Z", "2026-03-29T01:30:00.000Z", "1066-10-14T09:00:00.000Z"])(
    "%s is the instant of the local time that is shown for it",
    (instant) => {
      process.env.TZ = zone;
      const local = toLocalTime(instant);
      expect(local).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/);
      expect(Math.abs(Date.parse(toInstant(local)) - Date.parse(instant))).toBeLessThan(60_000);
    },
  );

  it.each(["+275760-09-13T00:00:00.000Z", "-271821-04-20T00:00:00.000Z", "soon", ""])(
    "%j, for which the field has no time of day, is shown as it is",
    (value) => {
      process.env.TZ = zone;
      expect(toLocalTime(value)).toBe(value);
    },
  );

  it.each(["soon", "", "2026-13-01T00:00"])("%j, which is no time of day, is answered as it is", (value) => {
    process.env.TZ = zone;
    expect(toInstant(value)).toBe(value);
  });
});
