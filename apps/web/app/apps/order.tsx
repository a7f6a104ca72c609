import { OrderForm } from "../features/memberships/order-form.tsx";
import { mountApp } from "../ui/mount-app/mount-app.tsx";

mountApp("order", OrderForm);
