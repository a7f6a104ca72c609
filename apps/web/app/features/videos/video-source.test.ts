import { expect, test } from "vitest";
import { videoSource } from "./video-source.ts";

test.each([
	"https://www.youtube.com/watch?v=dQw4w9WgXcQ",
	"https://www.youtube.com/watch?t=3&v=dQw4w9WgXcQ",
	"https://youtu.be/dQw4w9WgXcQ?si=x",
	"https://www.youtube.com/embed/dQw4w9WgXcQ",
	"https://m.youtube.com/shorts/dQw4w9WgXcQ",
])("%s plays in YouTube's frame without cookies", (url) => {
	expect(videoSource(url)).toEqual({
		kind: "frame",
		service: "YouTube",
		address: "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0",
	});
});

test("Vimeo does not track, and private videos keep their key", () => {
	expect(videoSource("https://vimeo.com/76979871").address).toBe(
		"https://player.vimeo.com/video/76979871?autoplay=1&dnt=1",
	);
	expect(videoSource("https://vimeo.com/76979871/ab12cd").address).toMatch(/&h=ab12cd$/);
});

test.each([
	"/api/video/3/file?key=x",
	"https://films.example/a.mp4",
	"https://evil.example/?u=https://youtu.be/dQw4w9WgXcQ",
])("%s is a file", (url) => {
	expect(videoSource(url)).toEqual({ kind: "file", address: url });
});
