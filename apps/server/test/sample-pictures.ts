import sharp from "sharp";

interface PictureOptions {
	width?: number;
	height?: number;
	/** Another one gives other bytes. */
	color?: string;
}

/** A plain picture, large enough for every place of the site unless the test says otherwise. */
export function samplePicture({ width = 1600, height = 900, color = "#c8ff2e" }: PictureOptions = {}) {
	return sharp({ create: { width, height, channels: 3, background: color } });
}

/** Its bytes as a JPEG; different each time, so that no two tests share a picture. */
export function sampleJpeg(options: PictureOptions = {}): Promise<Buffer> {
	const [red = 0, green = 0, blue = 0] = crypto.getRandomValues(new Uint8Array(3));
	return samplePicture({ color: `rgb(${red} ${green} ${blue})`, ...options })
		.jpeg()
		.toBuffer();
}
