// The parts that we use; the package has no types of its own.
declare module "web-push" {
	interface Options {
		vapidDetails: { subject: string; publicKey: string; privateKey: string };
		/** In seconds. */
		TTL: number;
		urgency: "very-low" | "low" | "normal" | "high";
		contentEncoding: "aes128gcm";
	}

	interface WebPush {
		generateVAPIDKeys(): { publicKey: string; privateKey: string };
		/** Encrypts (RFC 8291) and signs (RFC 8292), and sends nothing. */
		generateRequestDetails(
			subscription: { endpoint: string; keys: { p256dh: string; auth: string } },
			payload: string,
			options: Options,
		): { endpoint: string; headers: Record<string, string | number>; body: Buffer };
	}

	const webPush: WebPush;
	export default webPush;
}
