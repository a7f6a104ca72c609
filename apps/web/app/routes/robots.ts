import { type LoaderArgs, PlainAnswer } from "../lib/page.ts";

export function loader({ site }: LoaderArgs) {
	const { publicUrl } = site;
	const lines = [
		"User-agent: *",
		"Disallow: /api/",
		"Disallow: /staff",
		"Disallow: /demo/",
		"",
		`Sitemap: ${publicUrl}/sitemap.xml`,
		"",
	];
	return new PlainAnswer({
		body: lines.join("\n"),
		headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=3600" },
	});
}
