import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ToastMessage } from "../toast/toast.ts";
import { useLazyPart } from "./use-lazy-part.ts";

const Sheet = () => <p>Sheet</p>;
const toasts: string[] = [];
const collect = (event: Event) => toasts.push((event as CustomEvent<ToastMessage>).detail.text);

function Opener({ load }: { load: () => Promise<typeof Sheet> }) {
	const { Part, pending, open, close } = useLazyPart(load);
	return (
		<>
			<button type="button" onClick={() => void open()}>
				{pending ? "Loading" : "Open"}
			</button>
			<button type="button" onClick={close}>
				Close
			</button>
			{Part && <Part />}
		</>
	);
}

beforeEach(() => {
	vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
	toasts.length = 0;
	document.addEventListener("toast", collect);
});
afterEach(() => {
	cleanup();
	document.removeEventListener("toast", collect);
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
});

test("a part loads when it is opened, and goes when it is closed", async () => {
	const { promise, resolve } = Promise.withResolvers<typeof Sheet>();
	const load = vi.fn(() => promise);
	render(<Opener load={load} />);
	expect(load).not.toHaveBeenCalled();
	screen.getByText("Open").click();
	await screen.findByText("Loading");
	resolve(Sheet);
	await screen.findByText("Sheet");
	await screen.findByText("Open");
	screen.getByText("Close").click();
	await waitFor(() => expect(screen.queryByText("Sheet")).toBeNull());
});

test.each([
	[false, /^Nema veze sa internetom/],
	[true, /^Nešto nije u redu na našoj strani/],
])("a part that cannot load says why (online: %s), and opens the next time", async (online, text) => {
	vi.spyOn(navigator, "onLine", "get").mockReturnValue(online);
	const load = vi.fn<() => Promise<typeof Sheet>>().mockRejectedValueOnce(new TypeError("Failed to fetch"));
	load.mockResolvedValue(Sheet);
	render(<Opener load={load} />);
	screen.getByText("Open").click();
	await waitFor(() => expect(toasts).toEqual([expect.stringMatching(text)]));
	expect(screen.queryByText("Sheet")).toBeNull();
	await screen.findByText("Open");
	screen.getByText("Open").click();
	await screen.findByText("Sheet");
});
