/** Triggers notify all servers on it, with the table, when a transaction that changed public content is committed. */
export const contentChannel = "content_changed";
