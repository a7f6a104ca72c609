import type { Locale } from "@kvart/contract/locale";
import type { SiteContext } from "@kvart/contract/site";
import type { ReactNode } from "react";
import type { HeadTag } from "./seo.ts";

export interface LoaderArgs {
	request: Request;
	url: URL;
	locale: Locale;
	/** The part of the address that the page's path calls `:id`; empty where it has none. */
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

/** Thrown by a loader: the record that the address names does not exist. */
export class NotFoundError extends Error {}

/** Thrown or returned by a loader or an action: the browser goes to that path of the site instead. */
export function redirect(to: string, status: 302 | 303 = 302): Response {
	// Spelt as addresses are: headers carry no letters with diacritics.
	const { pathname, search, hash } = new URL(to, "http://site.invalid");
	return new Response(null, { status, headers: { location: pathname + search + hash } });
}

type Loader = (args: LoaderArgs) => unknown;
type DataOf<Result> = Result extends WithStatus<infer T> ? T : Exclude<Result, Response>;
/** What a loader gives its page. */
export type LoaderData<L extends Loader> = DataOf<Awaited<ReturnType<L>>>;

/** What a page's `meta` knows. */
export interface MetaArgs<L extends Loader = Loader> {
	pathname: string;
	/** The site's public address, without a slash at its end. */
	publicUrl: string;
	loaderData: LoaderData<L>;
}

export interface PageProps<L extends Loader, A extends Loader = Loader> {
	loaderData: LoaderData<L>;
	/** What the action gave, on the page that answers a form. */
	actionData: LoaderData<A> | undefined;
}

/** The exports of a file in `routes/`. One without a page gives its answer from the loader. */
export interface RouteModule {
	loader?: Loader;
	/** Takes a form that was sent to the page's own address. */
	action?: Loader;
	meta?: (args: MetaArgs) => HeadTag[];
	headers?: Record<string, string>;
	default?: (props: { loaderData: never; actionData: never }) => ReactNode;
}
