/** As on all pages, except that the browser may ask where the visitor is, to show how far the clubs are. */
export const positionHeaders = {
	"permissions-policy": "camera=(), microphone=(), geolocation=(self), payment=(), usb=()",
};
