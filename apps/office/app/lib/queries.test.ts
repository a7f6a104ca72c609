import { onlineManager } from "@tanstack/react-query";
import { afterEach, expect, it } from "vitest";
import { queryClient } from "./queries.ts";

const fail = () => Promise.reject(new TypeError("no network"));
afterEach(() => onlineManager.setOnline(true));

// By default the library holds calls until there is a network again: the button would spin all the time.
it("without a network a change fails at once, so that the page can say so", async () => {
	onlineManager.setOnline(false);
	const change = queryClient.getMutationCache().build(queryClient, { mutationFn: fail });
	await expect(change.execute(undefined)).rejects.toThrow("no network");
});

it("without a network a page fails to load instead of waiting", async () => {
	onlineManager.setOnline(false);
	const load = queryClient.fetchQuery({ queryKey: ["anything"], queryFn: fail, retry: false });
	await expect(load).rejects.toThrow("no network");
});
