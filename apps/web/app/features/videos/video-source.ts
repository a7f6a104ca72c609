export interface VideoSource {
	kind: "file" | "frame";
	address: string;
	/** Missing for our own videos. */
	service?: "YouTube" | "Vimeo";
}

const youTube =
	/^https:\/\/(?:www\.|m\.)?(?:youtube\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/)([\w-]{6,})/;
const vimeo = /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d+)(?:\/(\w+))?/;

/** Our own videos are files, others play in a frame without cookies. */
export function videoSource(url: string): VideoSource {
	const onYouTube = youTube.exec(url)?.[1];
	if (onYouTube) {
		return {
			kind: "frame",
			service: "YouTube",
			address: `https://www.youtube-nocookie.com/embed/${onYouTube}?autoplay=1&rel=0`,
		};
	}
	const [, onVimeo, secret] = vimeo.exec(url) ?? [];
	if (onVimeo) {
		const hash = secret ? `&h=${secret}` : "";
		return {
			kind: "frame",
			service: "Vimeo",
			address: `https://player.vimeo.com/video/${onVimeo}?autoplay=1&dnt=1${hash}`,
		};
	}
	return { kind: "file", address: url };
}
