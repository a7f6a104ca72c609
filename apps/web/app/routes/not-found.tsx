import { data } from "react-router";
import { NotFound } from "../features/special/not-found.tsx";
import { seo } from "../lib/seo.ts";
import { m } from "../paraglide/messages.js";
import type { Route } from "./+types/not-found";

export function loader() {
	return data(null, { status: 404 });
}

export const meta: Route.MetaFunction = (page) =>
	seo(page, { title: m.special_not_found_title(), description: m.special_not_found_text(), hidden: true });

export default NotFound;
