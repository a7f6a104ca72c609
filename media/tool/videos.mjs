// Makes the demo's online trainings from the pictures: node media/tool/videos.mjs. Needs ffmpeg with libx264.
import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const media = join(dirname(fileURLToPath(import.meta.url)), "..");
const font = join(media, "../node_modules/@expo-google-fonts/archivo/900Black/Archivo_900Black.ttf");
const sceneSeconds = 4;
const frames = 25;

/** A video: minutes shown on the screen, one picture per scene. No text, so it works in both languages. */
const videos = {
	"full-body-20": ["20:00", "functional-wide-9", "kettlebells-row-1", "yoga-wide-1"],
	"quiet-legs": ["18:00", "steps-near-1", "yoga-rolls-1", "handweights-near-1"],
	"core-mat-15": ["15:00", "yoga-wide-1", "medballs-ball-1", "studio-low-1"],
	"small-space-cardio": ["12:00", "functional-ropes-1", "steps-near-1", "functional-rope-1"],
	"desk-shoulders": ["10:00", "cable-handle-1", "handweights-top-1", "functional-trx-1"],
	"evening-stretch": ["14:00", "yoga-corner-1", "yoga-blocks-1", "sauna-towels-1"],
	"first-day-gym": ["11:00", "reception-front-9", "hall-axis-9", "bench-row-1"],
	"squat-basics": ["09:00", "platform-front-9", "barbell-wide-1", "platform-low-1"],
	"warm-up-8": ["08:00", "studio-axis-1", "treadmills-row-9", "kit-bag-rope-1"],
};

function text(colour) {
	return `drawtext=fontfile=${font}:fontcolor=${colour}`;
}

function scene(index, count, minutes) {
	const length = sceneSeconds * frames;
	const drift = index % 2 === 0 ? "x='iw/2-(iw/zoom/2)+on*0.6'" : "x='iw/2-(iw/zoom/2)-on*0.6'";
	return [
		`[${index}:v]scale=1920:1080:force_original_aspect_ratio=increase,crop=1920:1080`,
		`zoompan=z='1.04+on*0.0008':${drift}:y='ih/2-(ih/zoom/2)':d=${length}:s=1280x720:fps=${frames}`,
		"drawbox=x=0:y=520:w=1280:h=200:color=0x0b0d0e@0.82:t=fill",
		`${text("0xf5f3ec")}:fontsize=38:x=48:y=42:text=KVART`,
		`${text("0xc8ff2e")}:fontsize=118:x=44:y=562:text='${minutes.replace(":", "\\:")}'`,
		`${text("0xf5f3ec")}:fontsize=52:x=w-tw-48:y=602:text='${index + 1} / ${count}'`,
		// The scene's progress runs along the edge, as on an interval timer.
		...Array.from({ length: 16 }, (_, step) => {
			const from = ((step * sceneSeconds) / 16).toFixed(2);
			return `drawbox=x=${step * 80 + 2}:y=508:w=76:h=12:color=0xc8ff2e:t=fill:enable='gte(t,${from})'`;
		}),
		"format=yuv420p,setsar=1",
	].join(",");
}

function make(name, [minutes, ...pictures]) {
	const inputs = pictures.flatMap((picture) => ["-i", join(media, "masters/common", `${picture}.jpg`)]);
	const scenes = pictures.map((_, index) => `${scene(index, pictures.length, minutes)}[s${index}]`);
	const joined = `${pictures.map((_, index) => `[s${index}]`).join("")}concat=n=${pictures.length}:v=1:a=0[video]`;
	const output = [
		"-c:v",
		"libx264",
		"-preset",
		"veryslow",
		"-crf",
		"31",
		"-profile:v",
		"high",
		"-movflags",
		"+faststart",
	];
	execFileSync(
		"ffmpeg",
		[
			"-y",
			"-v",
			"error",
			...inputs,
			"-filter_complex",
			[...scenes, joined].join(";"),
			"-map",
			"[video]",
			...output,
			join(media, "videos", `${name}.mp4`),
		],
		{ stdio: "inherit" },
	);
}

mkdirSync(join(media, "videos"), { recursive: true });
for (const [name, video] of Object.entries(videos)) make(name, video);
