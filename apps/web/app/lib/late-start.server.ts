/**
 * Pages are whole before any script runs, so scripts wait until the page has been painted: the first picture and the
 * type get the whole line, and nothing blocks the screen meanwhile. `LateStart` in the head starts them.
 */
export function startLate(html: string): string {
	const modules: string[] = [];
	const withoutPreloads = html.replace(/<link rel="modulepreload" href="([^"]+)"\/>/g, (_, href: string) => {
		modules.push(href);
		return "";
	});
	return withoutPreloads.replace(
		'<script type="module" async="">',
		`<script type="text/plain" data-modules="${modules.join(" ")}">`,
	);
}
