import type { Locale } from "@kvart/contract/locale";
import type { SiteAnswer, SiteContext } from "@kvart/contract/site";
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

/** A redirect or a file, returned or thrown by a loader or an action instead of data. */
export class PlainAnswer implements SiteAnswer {
	readonly status: number;
	readonly headers: Record<string, string>;
	readonly body: string;

	constructor({ status = 200, headers, body = "" }: Partial<SiteAnswer> & Pick<SiteAnswer, "headers">) {
		this.status = status;
		this.headers = headers;
		this.body = body;
	}
}

export function redirect(to: string, status: 302 | 303 = 302): PlainAnswer {
	// Headers must be ASCII.
	const { pathname, search, hash } = new URL(to, "http://site.invalid");
	return new PlainAnswer({ status, headers: { location: pathname + search + hash } });
}

type Loader = (args: LoaderArgs) => unknown;
type DataOf<Result> = Result extends WithStatus<infer T> ? T : Exclude<Result, PlainAnswer>;
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

/** Exports of a file in `routes/`. Without a page the loader returns the answer. */
export interface RouteModule {
	loader?: Loader;
	/** Handles a POST to the page. */
	action?: Loader;
	meta?: (args: MetaArgs) => HeadTag[];
	/** Data that the page's app can load for another address, as JSON: a part of the loader's data. */
	data?: (loaderData: never) => unknown;
	headers?: Record<string, string>;
	default?: (props: { loaderData: never; actionData: never }) => ReactNode;
}

/** A list whose address names a missing record is shown with status 404. */
export function sheetStatus(records: readonly { id: number }[], wanted: string | null): 200 | 404 {
	return wanted === null || records.some(({ id }) => String(id) === wanted) ? 200 : 404;
}
