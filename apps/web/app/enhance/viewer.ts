import { isPlain } from "./press.ts";
import { onSwipe } from "./swipe.ts";

/** The width of the screen, or of a 3:2 picture as high as the screen. */
const sizes = "min(100vw, 150vh)";

/** The thumbnail's picture in its largest size. */
function enlarged(thumbnail: HTMLAnchorElement): Element | null {
	const picture = thumbnail.querySelector("picture")?.cloneNode(true) as HTMLElement | undefined;
	const image = picture?.querySelector("img");
	if (!picture || !image) return null;
	picture.className = "";
	for (const source of picture.querySelectorAll("source")) source.sizes = sizes;
	image.loading = "eager";
	image.decoding = "sync";
	image.src = thumbnail.href;
	return picture;
}

interface Viewer {
	dialog: HTMLDialogElement;
	thumbnails: readonly HTMLAnchorElement[];
	/** Template of a slide. */
	slide: HTMLElement;
}

/** The current slide and its neighbours, preloaded so that a step is instant. */
function stageOf({ dialog, thumbnails, slide }: Viewer) {
	const stage = slide.parentElement as HTMLElement;
	const count = thumbnails.length;
	const slides = new Map<number, HTMLElement>();
	slide.remove();
	const indexOf = (place: number) => ((place % count) + count) % count;
	const fill = (name: string, text: string) => {
		const element = dialog.querySelector(`[data-viewer-${name}]`);
		if (element) element.textContent = text;
	};
	function add(place: number): HTMLElement {
		const added = slide.cloneNode() as HTMLElement;
		const picture = enlarged(thumbnails[indexOf(place)] as HTMLAnchorElement);
		if (picture) added.append(picture);
		stage.append(added);
		slides.set(place, added);
		return added;
	}
	/** Positions continue past both ends, so that wrapping looks like any other step. */
	function show(place: number): number {
		for (const [each, element] of slides) {
			if (Math.abs(each - place) < 2) continue;
			element.remove();
			slides.delete(each);
		}
		for (const each of [place, place - 1, place + 1]) {
			const element = slides.get(each) ?? add(each);
			element.style.setProperty("--place", String(each - place));
			element.ariaHidden = String(each !== place);
		}
		const index = indexOf(place);
		const alt = thumbnails[index]?.querySelector("img")?.alt ?? "";
		fill("count", `${index + 1} / ${count}`);
		fill("caption", alt);
		fill("said", `${index + 1} / ${count}: ${alt}`);
		return index;
	}
	function empty(): void {
		for (const element of slides.values()) element.remove();
		slides.clear();
	}
	return { stage, show, empty };
}

/** Stored in the history. */
const openPicture = () => (history.state as { picture?: number } | null)?.picture;

function wakeUp(viewer: Viewer): void {
	const { dialog, thumbnails } = viewer;
	const { stage, show, empty } = stageOf(viewer);
	const last = thumbnails.length - 1;
	let place = 0;
	const go = (to: number) => {
		place = to;
		history.replaceState({ picture: show(place) }, "");
	};
	const open = (index: number) => {
		empty();
		place = index;
		show(place);
		if (!dialog.open) dialog.showModal();
		dialog.querySelector("h2")?.focus();
	};
	/** A history entry with the same address: Back closes the viewer. */
	const followHistory = () => {
		const picture = openPicture();
		if (picture !== undefined && thumbnails[picture]) open(picture);
		else if (dialog.open) dialog.close();
	};

	for (const [index, thumbnail] of thumbnails.entries()) {
		thumbnail.addEventListener("click", (event) => {
			if (!isPlain(event)) return;
			event.preventDefault();
			history.pushState({ picture: index }, "");
			open(index);
		});
	}
	addEventListener("popstate", followHistory);
	dialog.addEventListener("close", () => {
		if (openPicture() !== undefined) history.back();
		// After a reload no element had the focus.
		if (document.activeElement === document.body) thumbnails[place % thumbnails.length]?.focus();
	});
	dialog.addEventListener("keydown", ({ key }) => {
		if (key === "ArrowLeft") go(place - 1);
		if (key === "ArrowRight") go(place + 1);
		if (key === "Home") go(0);
		if (key === "End") go(last);
	});
	for (const [name, step] of [
		["previous", -1],
		["next", 1],
	] as const)
		dialog.querySelector(`[data-viewer-${name}]`)?.addEventListener("click", () => go(place + step));
	dialog.querySelector("[data-viewer-close]")?.addEventListener("click", () => dialog.close());
	onSwipe(stage, (step) => go(place + step));
	followHistory();
}

/** Opens the viewer instead of following the link of a thumbnail. */
export function openGallery(root: ParentNode): void {
	const dialog = root.querySelector<HTMLDialogElement>("dialog[data-viewer]");
	const slide = dialog?.querySelector<HTMLElement>("[data-viewer-slide]");
	const thumbnails = [...root.querySelectorAll<HTMLAnchorElement>("a[data-thumbnail]")];
	if (!dialog || !slide) return;
	wakeUp({ dialog, thumbnails, slide });
	for (const thumbnail of thumbnails) thumbnail.setAttribute("aria-haspopup", "dialog");
}
