import { expect, test } from "vitest";
import { lazyFilesOf } from "./lazy-files.ts";

const manifest = {
	"app/apps/schedule.tsx": { file: "assets/schedule.js", imports: ["_common.js"], dynamicImports: ["sheet.tsx"] },
	"app/apps/login.tsx": { file: "assets/login.js", imports: ["_common.js"], dynamicImports: ["provider.tsx"] },
	"_common.js": { file: "assets/common.js", dynamicImports: ["hash.js"] },
	"_forms.js": { file: "assets/forms.js", imports: ["_common.js"] },
	"sheet.tsx": { file: "assets/sheet.js", imports: ["_forms.js"], dynamicImports: ["nearby.tsx", "sheet.tsx"] },
	"nearby.tsx": { file: "assets/nearby.js", imports: ["_common.js"] },
	"provider.tsx": { file: "assets/provider.js" },
	"hash.js": { file: "assets/hash.js" },
};

test("an app's lazy files are its parts, theirs, those of shared scripts, and what all of them import", () => {
	expect(lazyFilesOf(manifest, "app/apps/schedule.tsx")).toEqual([
		"/assets/schedule.js",
		["/assets/forms.js", "/assets/hash.js", "/assets/nearby.js", "/assets/sheet.js"],
	]);
});

test("an app that was not built is an error", () => {
	expect(() => lazyFilesOf(manifest, "app/apps/board.tsx")).toThrow("app/apps/board.tsx is not in the manifest");
});
