// docs/settings.md, made from the settings that the server reads.
import { describeSettings } from "../apps/server/src/env.ts";

const head = `# Settings

All settings are environment variables. An empty one counts as unset. The server checks them at start and stops with the
name of a wrong one. This page is made from \`apps/server/src/env.ts\` by \`npm run docs\`.

| variable | default | meaning |
| --- | --- | --- |
`;

export function settingsPage() {
	const rows = describeSettings().map(({ name, default: value, meaning }) => {
		if (!meaning) throw new Error(`${name} has no description in apps/server/src/env.ts`);
		return `| \`${name}\` | ${value && `\`${value}\``} | ${meaning} |\n`;
	});
	return head + rows.join("");
}
