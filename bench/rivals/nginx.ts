import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { RawResponse } from "../raw-response.ts";
import { type Program, startProgram } from "./program.ts";

// Headers that nginx sets itself.
const own =
	/^(date|connection|keep-alive|transfer-encoding|content-(length|encoding|type)|etag|last-modified|vary|accept-ranges)$/;

/** Headers count as bytes: nginx sends the same ones. */
function locationOf(name: string, { headers }: RawResponse): string {
	const lines = Object.entries(headers)
		.filter(([header]) => !own.test(header))
		.map(([header, value]) => `add_header ${header} ${JSON.stringify(value)};`);
	return `location = /${name} { default_type ${JSON.stringify(headers["content-type"])}; ${lines.join(" ")} }`;
}

function settings(folder: string, port: number, locations: string[]): string {
	const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
		(kind) => `${kind}_temp_path ${folder}/${kind};`,
	);
	// Debian's configuration with one worker, open file cache, and no access log, as our server writes none here.
	return `daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr error;
events { worker_connections 768; }
http {
	sendfile on; tcp_nopush on; gzip_static on; access_log off; types_hash_max_size 2048; open_file_cache max=100;
	keepalive_requests 100000000; ${temporary.join(" ")}
	server { listen 127.0.0.1:${port}; root ${folder}/files; location / { return 204; } ${locations.join(" ")} }
}
`;
}

export async function startNginx(folder: string, answers: Record<string, RawResponse>): Promise<Program> {
	const files = join(folder, "files");
	mkdirSync(files, { recursive: true });
	for (const [name, { headers, body }] of Object.entries(answers)) {
		const packed = headers["content-encoding"] === "gzip";
		writeFileSync(join(files, name), packed ? gunzipSync(body) : body);
		if (packed) writeFileSync(join(files, `${name}.gz`), body);
	}
	const locations = Object.entries(answers).map(([name, answer]) => locationOf(name, answer));
	const file = join(folder, "nginx.conf");
	return startProgram((port) => {
		writeFileSync(file, settings(folder, port, locations));
		return ["nginx", "-p", folder, "-e", "stderr", "-c", file];
	});
}
