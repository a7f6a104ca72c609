import { useState } from "react";

/** What a sheet shows: the record that is open, and while it closes the one that was. */
export function useShown<T>(open: T | undefined): T | undefined {
	const [last, setLast] = useState(open);
	if (open !== undefined && open !== last) setLast(open);
	return open ?? last;
}
