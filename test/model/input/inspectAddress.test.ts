import { describe, expect, it } from "vitest";
import { inspectAddress } from "../../../src/model/input/inspectAddress.js";

const host = (address: string) => {
  const { text, host: at } = inspectAddress(address);
  return text.slice(at.start, at.end);
};

describe("inspectAddress", () => {
  it.each([
    ["https://login.example.com/a?next=https://evil.example", "login.example.com", []],
    ["https://Login.Example.com:8443/", "Login.Example.com", []],
    ["https://bank.example@evil.example/", "evil.example", ["credentials"]],
    ["https://bank.example:x@evil.example:1/", "evil.example", ["credentials"]],
    ["http://example.com", "example.com", ["insecure"]],
    ["http://localhost:3000/cb", "localhost", []],
    ["http://[::1]:3000/cb", "[::1]", []],
    ["https://xn--pple-43d.com/", "xn--pple-43d.com", ["lookalike"]],
  ])("%s is shown as it came, and leads to %s", (address, leadsTo, warnings) => {
    expect(inspectAddress(address)).toMatchObject({ text: address, warnings, canOpen: true });
    expect(host(address)).toBe(leadsTo);
  });

  it.each([
    ["https://аpple.com/", "https://xn--pple-43d.com/", "xn--pple-43d.com"],
    ["https:\\\\evil.example\\@bank.example/", "https://evil.example/@bank.example/", "evil.example"],
    ["https://evil.exa\nmple/x", "https://evil.example/x", "evil.example"],
  ])("%j is shown as a browser would open it", (address, text, leadsTo) => {
    expect(inspectAddress(address).text).toBe(text);
    expect(host(address)).toBe(leadsTo);
  });

  it.each(["javascript:alert(1)", "file:///etc/passwd", "data:text/html,x", "no address", ""])(
    "%j is never opened",
    (address) => {
      expect(inspectAddress(address)).toMatchObject({ text: address, warnings: ["not-web"], canOpen: false });
    },
  );
});
