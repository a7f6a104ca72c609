# The offline page has two links: a phone number, and "try again", whatever its address.
.class Lexample/kvart/app/OfflineClient;
.super Landroid/webkit/WebViewClient;
.source "OfflineClient.smali"

.field private final owner:Lexample/kvart/app/MainActivity;

.method constructor <init>(Lexample/kvart/app/MainActivity;)V
    .locals 0
    invoke-direct {p0}, Landroid/webkit/WebViewClient;-><init>()V
    iput-object p1, p0, Lexample/kvart/app/OfflineClient;->owner:Lexample/kvart/app/MainActivity;
    return-void
.end method

.method public shouldOverrideUrlLoading(Landroid/webkit/WebView;Landroid/webkit/WebResourceRequest;)Z
    .locals 4
    invoke-interface {p2}, Landroid/webkit/WebResourceRequest;->getUrl()Landroid/net/Uri;
    move-result-object v0
    iget-object v1, p0, Lexample/kvart/app/OfflineClient;->owner:Lexample/kvart/app/MainActivity;
    invoke-virtual {v0}, Landroid/net/Uri;->getScheme()Ljava/lang/String;
    move-result-object v2
    const-string v3, "tel"
    invoke-virtual {v3, v2}, Ljava/lang/String;->equals(Ljava/lang/Object;)Z
    move-result v2
    if-eqz v2, :again
    invoke-virtual {v1, v0}, Lexample/kvart/app/MainActivity;->openOutside(Landroid/net/Uri;)V
    const/4 v0, 0x1
    return v0
    :again
    invoke-virtual {v1}, Lexample/kvart/app/MainActivity;->retry()V
    const/4 v0, 0x1
    return v0
.end method
