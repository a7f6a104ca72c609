/** The pages that every quality test walks: the bare Serbian path of each. */
export const publicPaths = ["/", "/live-chat", "/maintenance", "/styleguide"];
