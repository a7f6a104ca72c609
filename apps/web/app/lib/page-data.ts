/** The data of a page, as JSON at the page's address with `.json`: what its app needs for another address. */
export interface PageData<T> {
	/** The build of the server that answered. */
	build: string;
	data: T;
}

export const dataSuffix = ".json";

/**
 * The build that rendered a page. Another release may answer while servers are updated one by one: its data may have
 * another shape, and its HTML other class names, so then the whole page is loaded.
 */
export function buildOf({ documentElement }: Document): string | undefined {
	return documentElement.dataset["build"];
}
