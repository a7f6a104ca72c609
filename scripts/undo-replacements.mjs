// Test files that share a worker also share its globals: what one test replaces, the next file would get.
import { afterEach, vi } from "vitest";

afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
	vi.unstubAllEnvs();
	vi.restoreAllMocks();
});
