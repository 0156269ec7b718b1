import { describe, expect, it } from "vitest";
import { atLocalhost } from "./passkeys";

describe("the same page at localhost", () => {
  it("is where this machine is called by its number", () => {
    expect(atLocalhost("http://127.0.0.1:8047/me")!.href).toBe("http://localhost:8047/me");
    expect(atLocalhost("http://[::1]:8047/me")!.href).toBe("http://localhost:8047/me");
  });

  it("is none of other machines, nor of one that has a name", () => {
    for (const host of ["localhost:8047", "192.168.1.7:8047", "127.club.example", "club.example"])
      expect(atLocalhost(`http://${host}/me`)).toBeNull();
  });
});
