import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
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
	const { app, covers } = loadVideos("sr");
	render(<VideoArea texts={app} covers={covers} />);
	expect(await screen.findByLabelText(app.code.label)).toBeDefined();
	fireEvent.click(screen.getByRole("button", { name: /zatvori/i, hidden: true }));
	expect(screen.queryByLabelText(app.code.label)).toBeNull();
	screen.getByRole("heading", { name: app.empty.title });
	fireEvent.click(screen.getByRole("button", { name: app.empty.action }));
	expect(screen.getByLabelText(app.code.label)).toBeDefined();
});
