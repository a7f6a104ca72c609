import type { Locale } from "@kvart/contract/locale";
import type { SiteContext } from "@kvart/contract/site";
import type { ReactNode } from "react";
import type { HeadTag } from "./seo.ts";

export interface LoaderArgs {
	request: Request;
	url: URL;
	locale: Locale;
	/** `:id` of the page's path, or empty. */
	params: { id: string };
	site: SiteContext;
}

/** Data with a status other than 200. */
export interface WithStatus<T> {
	data: T;
	status: number;
}

const withStatusMark = Symbol("status");

export function withStatus<T>(data: T, status: number): WithStatus<T> {
	return { data, status, [withStatusMark]: true } as WithStatus<T>;
}

export function hasStatus(value: unknown): value is WithStatus<unknown> {
	return typeof value === "object" && value !== null && withStatusMark in value;
}

/** Thrown by a loader: answers with 404. */
export class NotFoundError extends Error {}

/** Thrown or returned by a loader or an action. */
export function redirect(to: string, status: 302 | 303 = 302): Response {
	// Headers must be ASCII.
	const { pathname, search, hash } = new URL(to, "http://site.invalid");
	return new Response(null, { status, headers: { location: pathname + search + hash } });
}

type Loader = (args: LoaderArgs) => unknown;
type DataOf<Result> = Result extends WithStatus<infer T> ? T : Exclude<Result, Response>;
export type LoaderData<L extends Loader> = DataOf<Awaited<ReturnType<L>>>;

export interface MetaArgs<L extends Loader = Loader> {
	pathname: string;
	/** Without a trailing slash. */
	publicUrl: string;
	loaderData: LoaderData<L>;
}

export interface PageProps<L extends Loader, A extends Loader = Loader> {
	loaderData: LoaderData<L>;
	/** On the page that answers a form. */
	actionData: LoaderData<A> | undefined;
}

/** Exports of a file in `routes/`. Without a page the loader returns the response. */
export interface RouteModule {
	loader?: Loader;
	/** Handles a POST to the page. */
	action?: Loader;
	meta?: (args: MetaArgs) => HeadTag[];
	headers?: Record<string, string>;
	default?: (props: { loaderData: never; actionData: never }) => ReactNode;
}

/** A list whose address names a missing record is shown with status 404. */
export function sheetStatus(records: readonly { id: number }[], wanted: string | null): 200 | 404 {
	return wanted === null || records.some(({ id }) => String(id) === wanted) ? 200 : 404;
}
