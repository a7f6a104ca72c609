import { defineConfig } from "drizzle-kit";

// `npm run migration` runs at the project's root, and paths are read from there.
export default defineConfig({
	dialect: "postgresql",
	schema: "./apps/server/src/platform/database/schema/*.ts",
	out: "./apps/server/migrations",
});
