import { siteContext } from "../lib/site-context.server.ts";
import type { Route } from "./+types/robots";

export function loader({ context }: Route.LoaderArgs) {
	const { publicUrl } = context.get(siteContext);
	const lines = [
		"User-agent: *",
		"Disallow: /api/",
		"Disallow: /staff",
		"Disallow: /demo/",
		"",
		`Sitemap: ${publicUrl}/sitemap.xml`,
		"",
	];
	return new Response(lines.join("\n"), {
		headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=3600" },
	});
}
