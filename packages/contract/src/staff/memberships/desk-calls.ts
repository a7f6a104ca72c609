/** Without schemas, because the browser's client imports it. */
export const deskCalls = {
	findArrivals: "GET /staff/gym/{id}/arrival",
	getArrival: "GET /staff/arrival/{id}",
	registerAtDesk: "POST /staff/arrival",
	letIn: "POST /staff/arrival/{id}/entry",
	undoEntry: "DELETE /staff/arrival/{id}/entry",
	sellMembership: "POST /staff/arrival/{id}/membership",
	takePayment: "POST /staff/arrival/{id}/payment",
	getMemberLedger: "GET /staff/member/{id}/ledger",
	freezeAtDesk: "POST /staff/membership/{id}/freeze",
	unfreezeAtDesk: "DELETE /staff/membership/{id}/freeze",
	extendMembership: "POST /staff/membership/{id}/extension",
	cancelMembership: "POST /staff/membership/{id}/cancellation",
	refundPayment: "POST /staff/payment/{id}/refund",
	getTill: "GET /staff/gym/{id}/till",
	getTillSheet: "GET /staff/gym/{id}/till/sheet",
	closeTill: "POST /staff/gym/{id}/till",
} as const;
