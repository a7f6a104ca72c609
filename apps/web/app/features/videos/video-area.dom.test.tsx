import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { m } from "../../paraglide/messages.js";
import { VideoArea } from "./video-area.tsx";
import { loadVideos } from "./videos.server.ts";

// The API is a fake: a member who has accepted the terms.
const listVideos = vi.hoisted(() => vi.fn());
vi.mock("../../lib/api.ts", () => ({
	api: { getUser: vi.fn(async () => ({ terms_and_conditions: true })), listVideos },
}));

beforeEach(() => localStorage.setItem("token", "known"));
afterEach(() => {
	cleanup();
	localStorage.clear();
});

test("without videos the form for a code opens; once it is closed the page says that there are none", async () => {
	listVideos.mockResolvedValue([]);
	const { covers } = loadVideos("sr");
	render(<VideoArea covers={covers} />);
	expect(await screen.findByLabelText(m.videos_code())).toBeDefined();
	fireEvent.click(screen.getByRole("button", { name: /zatvori/i, hidden: true }));
	expect(screen.queryByLabelText(m.videos_code())).toBeNull();
	screen.getByRole("heading", { name: m.videos_empty() });
	fireEvent.click(screen.getByRole("button", { name: m.videos_enter_code() }));
	expect(screen.getByLabelText(m.videos_code())).toBeDefined();
});
