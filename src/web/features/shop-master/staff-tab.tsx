export const StaffTab = (_: { shopId: string }) => null;
