/** After a form without scripts the page's address says that it arrived: reloading it sends nothing again. */
export const sentParam = "sent";
