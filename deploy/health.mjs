// For the container's health check: exit code 0 when the server of this container answers, else 1.
const { PORT = "3000" } = process.env;
const answer = await fetch(`http://127.0.0.1:${PORT}/api/health`, { signal: AbortSignal.timeout(2000) }).catch(
	() => null,
);
process.exit(answer?.ok ? 0 : 1);
