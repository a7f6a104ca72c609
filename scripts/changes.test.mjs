import { expect, test } from "vitest";
import { foldersToLint, foldersToTest } from "./changes.mjs";

test.each([
	[
		"a module of the server",
		["apps/server/src/modules/booking/queries/places.ts"],
		["apps/server/src/modules/booking/"],
	],
	[
		"a module of the office's",
		["apps/server/src/modules/staff/today/routes.ts"],
		["apps/server/src/modules/staff/today/"],
	],
	["another folder", ["apps/web/app/ui/map/map.tsx", "apps/web/app/ui/map/map.css"], ["apps/web/app/ui/map/"]],
	["the root", ["package.json"], []],
])("tests beside the change: %s", (_, files, folders) => {
	expect(foldersToTest(files)).toEqual(folders);
});

test.each([
	["nothing", [], []],
	["documents", ["README.md"], []],
	["the site", ["apps/web/app/ui/map/map.tsx", "docs/scaling.md"], ["apps/web"]],
	["site and office", ["apps/office/app/office.tsx", "apps/web/app/root.tsx"], ["apps/office", "apps/web"]],
	["the server", ["apps/server/src/main.ts"], ["apps/server", "bench", "e2e", "proof", "scripts"]],
	["what all import", ["apps/web/app/root.tsx", "packages/contract/src/time.ts"], []],
	["a setting", ["apps/web/app/root.tsx", "tsconfig.base.json"], []],
])("types that a change can break: %s", (_, files, folders) => {
	expect(foldersToLint(files)).toEqual(folders);
});
