import { StaffApiError } from "@kvart/contract/staff/client";
import { pictureMegabytes } from "@kvart/contract/staff/picture-rules";
import { expect, it } from "vitest";
import { fileProblem, refusalInWords } from "./accepted.ts";

it("takes pictures of a sensible size and nothing else", () => {
	expect(fileProblem({ type: "image/jpeg", size: 5_000_000 })).toBeNull();
	expect(fileProblem({ type: "image/svg+xml", size: 10 })).toContain("JPEG");
	expect(fileProblem({ type: "", size: 10 })).toContain("JPEG");
	expect(fileProblem({ type: "image/png", size: pictureMegabytes * 1024 * 1024 + 1 })).toContain("15 MB");
});

it("says how large a picture has to be for its place", () => {
	const error = new StaffApiError(422, {
		code: "ERR_ALL_FIELDS_REQUIRED",
		errors: [{ field: "file", code: "picture-too-small" }],
	});
	expect(refusalInWords(error, "banner")).toContain("1600 × 800");
	expect(refusalInWords(error, "trainer")).toContain("640 × 640");
});
