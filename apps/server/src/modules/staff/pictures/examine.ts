import type { StaffFieldCode } from "@kvart/contract/staff/errors";
import { type PictureKind, pictureMegapixels, smallestPictures } from "@kvart/contract/staff/picture-rules";
import { Refusal } from "../../../platform/problem.ts";
import { loadSharp } from "../../../platform/sharp.ts";

const maximumPixels = pictureMegapixels * 1_000_000;
const placeholderWidth = 16;

function refuse(code: StaffFieldCode): never {
	throw new Refusal("ERR_ALL_FIELDS_REQUIRED", { errors: [{ field: "file", code }] });
}

const text = (bytes: Buffer, from: number, to: number) => bytes.subarray(from, to).toString("latin1");

/** By the first bytes, so that other formats such as SVG never reach a decoder. */
function typeOf(bytes: Buffer): { mediaType: string; format: string } | undefined {
	if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return { mediaType: "image/jpeg", format: "jpeg" };
	if (text(bytes, 0, 8) === "\x89PNG\r\n\x1a\n") return { mediaType: "image/png", format: "png" };
	if (text(bytes, 0, 4) === "RIFF" && text(bytes, 8, 12) === "WEBP") return { mediaType: "image/webp", format: "webp" };
	if (text(bytes, 4, 12) === "ftypavif") return { mediaType: "image/avif", format: "heif" };
	return undefined;
}

async function readHead(bytes: Buffer, format: string) {
	const sharp = await loadSharp();
	const head = await sharp(bytes, { limitInputPixels: false })
		.metadata()
		.catch(() => refuse("not-a-picture"));
	// No animations.
	if (head.format !== format || (head.pages ?? 1) > 1) refuse("not-a-picture");
	return head;
}

/** Decodes all of it, which proves that the file is complete. */
async function decode(bytes: Buffer) {
	const sharp = await loadSharp();
	const image = sharp(bytes, { limitInputPixels: maximumPixels, failOn: "error" }).autoOrient();
	try {
		const small = await image.resize({ width: placeholderWidth }).flatten().webp({ quality: 40 }).toBuffer();
		const [red = 0, green = 0, blue = 0] = await sharp(small).resize(1, 1).removeAlpha().raw().toBuffer();
		const color = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
		return { placeholder: `data:image/webp;base64,${small.toString("base64")}`, color };
	} catch {
		return refuse("not-a-picture");
	}
}

export interface Examined {
	mediaType: string;
	/** After the rotation in the metadata. */
	width: number;
	height: number;
	placeholder: string;
	color: string;
}

/** Checks the content and refuses pictures that the site cannot use. */
export async function examine(bytes: Buffer, kind: PictureKind): Promise<Examined> {
	const { mediaType, format } = typeOf(bytes) ?? refuse("not-a-picture");
	const { autoOrient } = await readHead(bytes, format);
	const { width, height } = autoOrient;
	if (width * height > maximumPixels) refuse("picture-too-large");
	const smallest = smallestPictures[kind];
	if (width < smallest.width || height < smallest.height) refuse("picture-too-small");
	return { mediaType, width, height, ...(await decode(bytes)) };
}
