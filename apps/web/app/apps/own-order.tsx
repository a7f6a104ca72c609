import { OwnOrder } from "../features/memberships/own-order.tsx";
import { mountApp } from "../ui/mount-app/mount-app.tsx";

mountApp("own-order", OwnOrder);
