import sharp from "sharp";

interface PictureOptions {
	width?: number;
	height?: number;
	/** Changes the bytes. */
	color?: string;
}

/** By default large enough for every kind of picture. */
export function samplePicture({ width = 1600, height = 900, color = "#c8ff2e" }: PictureOptions = {}) {
	return sharp({ create: { width, height, channels: 3, background: color } });
}

/** A JPEG that differs each time. */
export function sampleJpeg(options: PictureOptions = {}): Promise<Buffer> {
	const [red = 0, green = 0, blue = 0] = crypto.getRandomValues(new Uint8Array(3));
	return samplePicture({ color: `rgb(${red} ${green} ${blue})`, ...options })
		.jpeg()
		.toBuffer();
}
