import type { ProviderName } from "./entrance-data.ts";

/** The providers ask for their own signs in their own colours. */
export function ProviderMark({ name }: { name: ProviderName }) {
	return (
		<svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
			{name === "google" ? (
				<>
					<path
						fill="#4285f4"
						d="M23 12.3c0-.8-.1-1.6-.2-2.3H12v4.4h6.2a5.3 5.3 0 0 1-2.3 3.5v2.9h3.7c2.2-2 3.4-5 3.4-8.5Z"
					/>
					<path
						fill="#34a853"
						d="M12 23.5c3.1 0 5.7-1 7.6-2.8l-3.7-2.9a6.9 6.9 0 0 1-10.3-3.6H1.8v3A11.5 11.5 0 0 0 12 23.5Z"
					/>
					<path fill="#fbbc05" d="M5.6 14.2a6.9 6.9 0 0 1 0-4.4v-3H1.8a11.5 11.5 0 0 0 0 10.4l3.8-3Z" />
					<path
						fill="#ea4335"
						d="M12 5.1c1.7 0 3.2.6 4.4 1.7l3.3-3.3A11.5 11.5 0 0 0 1.8 6.8l3.8 3A6.9 6.9 0 0 1 12 5.1Z"
					/>
				</>
			) : (
				<>
					<circle cx="12" cy="12" r="12" fill="#0866ff" />
					<path
						fill="#fff"
						d="M10.1 24v-8.3H7.6V12h2.5v-1.6c0-4 1.8-5.9 5.8-5.9.8 0 2.1.1 2.6.3v3.3h-1.4c-2 0-2.7.7-2.7 2.6V12h3.9l-.7 3.7h-3.2V24h-4.3Z"
					/>
				</>
			)}
		</svg>
	);
}
