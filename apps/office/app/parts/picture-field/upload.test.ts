import { StaffApiError } from "@kvart/contract/staff/client";
import { pictureMegabytes } from "@kvart/contract/staff/picture-rules";
import { expect, it } from "vitest";
import { fileProblem, uploadError } from "./upload.ts";

it("accepts only pictures up to the maximum size", () => {
	expect(fileProblem({ type: "image/jpeg", size: 5_000_000 })).toBeNull();
	expect(fileProblem({ type: "image/svg+xml", size: 10 })).toContain("JPEG");
	expect(fileProblem({ type: "", size: 10 })).toContain("JPEG");
	expect(fileProblem({ type: "image/png", size: pictureMegabytes * 1024 * 1024 + 1 })).toContain("15 MB");
});

it("names the minimum size of the picture", () => {
	const error = new StaffApiError(422, {
		code: "ERR_ALL_FIELDS_REQUIRED",
		errors: [{ field: "file", code: "picture-too-small" }],
	});
	expect(uploadError(error, "banner")).toContain("1600 × 800");
	expect(uploadError(error, "trainer")).toContain("640 × 640");
});
