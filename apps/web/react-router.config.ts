import type { Config } from "@react-router/dev/config";

export default {
	ssr: true,
	appDirectory: "app",
	// The build is made aside and put in place when it is whole: scripts/build.mjs says where.
	buildDirectory: process.env["SITE_OUT_DIR"] ?? "build",
} satisfies Config;
