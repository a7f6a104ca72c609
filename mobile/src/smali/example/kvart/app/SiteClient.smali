# Decides what stays in the app and notices when the site cannot be reached.
.class Lexample/kvart/app/SiteClient;
.super Landroid/webkit/WebViewClient;
.source "SiteClient.smali"

.field private final owner:Lexample/kvart/app/MainActivity;

.method constructor <init>(Lexample/kvart/app/MainActivity;)V
    .locals 0
    invoke-direct {p0}, Landroid/webkit/WebViewClient;-><init>()V
    iput-object p1, p0, Lexample/kvart/app/SiteClient;->owner:Lexample/kvart/app/MainActivity;
    return-void
.end method

# true: the WebView does not load it.
.method public shouldOverrideUrlLoading(Landroid/webkit/WebView;Landroid/webkit/WebResourceRequest;)Z
    .locals 4
    # Frames inside a page (players, maps) are the page's business.
    invoke-interface {p2}, Landroid/webkit/WebResourceRequest;->isForMainFrame()Z
    move-result v0
    if-eqz v0, :inside
    invoke-interface {p2}, Landroid/webkit/WebResourceRequest;->getUrl()Landroid/net/Uri;
    move-result-object v0
    iget-object v1, p0, Lexample/kvart/app/SiteClient;->owner:Lexample/kvart/app/MainActivity;
    invoke-virtual {v1, v0}, Lexample/kvart/app/MainActivity;->isOwn(Landroid/net/Uri;)Z
    move-result v2
    if-nez v2, :inside
    invoke-virtual {v0}, Landroid/net/Uri;->getScheme()Ljava/lang/String;
    move-result-object v2
    invoke-static {v2}, Ljava/lang/String;->valueOf(Ljava/lang/Object;)Ljava/lang/String;
    move-result-object v2
    # A closed list: intent:, file:, content: and the like would let a page reach into the phone.
    const-string v3, "https?|tel|mailto|sms|geo"
    invoke-virtual {v2, v3}, Ljava/lang/String;->matches(Ljava/lang/String;)Z
    move-result v2
    if-eqz v2, :dropped
    invoke-virtual {v1, v0}, Lexample/kvart/app/MainActivity;->openOutside(Landroid/net/Uri;)V
    :dropped
    const/4 v0, 0x1
    return v0
    :inside
    const/4 v0, 0x0
    return v0
.end method

.method public onReceivedError(Landroid/webkit/WebView;Landroid/webkit/WebResourceRequest;Landroid/webkit/WebResourceError;)V
    .locals 2
    # A picture that fails is no reason to cover the page.
    invoke-interface {p2}, Landroid/webkit/WebResourceRequest;->isForMainFrame()Z
    move-result v0
    if-eqz v0, :part
    invoke-interface {p2}, Landroid/webkit/WebResourceRequest;->getUrl()Landroid/net/Uri;
    move-result-object v0
    invoke-virtual {v0}, Landroid/net/Uri;->toString()Ljava/lang/String;
    move-result-object v0
    iget-object v1, p0, Lexample/kvart/app/SiteClient;->owner:Lexample/kvart/app/MainActivity;
    invoke-virtual {v1, v0}, Lexample/kvart/app/MainActivity;->showOffline(Ljava/lang/String;)V
    :part
    return-void
.end method

# Never goes on with a bad certificate. One of our own origin means that nothing of the site can be trusted; typical is
# a hotel or train network that wants a log-in first.
.method public onReceivedSslError(Landroid/webkit/WebView;Landroid/webkit/SslErrorHandler;Landroid/net/http/SslError;)V
    .locals 3
    invoke-virtual {p2}, Landroid/webkit/SslErrorHandler;->cancel()V
    invoke-virtual {p3}, Landroid/net/http/SslError;->getUrl()Ljava/lang/String;
    move-result-object v0
    invoke-static {v0}, Landroid/net/Uri;->parse(Ljava/lang/String;)Landroid/net/Uri;
    move-result-object v1
    iget-object v2, p0, Lexample/kvart/app/SiteClient;->owner:Lexample/kvart/app/MainActivity;
    invoke-virtual {v2, v1}, Lexample/kvart/app/MainActivity;->isOwn(Landroid/net/Uri;)Z
    move-result v1
    if-eqz v1, :other
    invoke-virtual {v2, v0}, Lexample/kvart/app/MainActivity;->showOffline(Ljava/lang/String;)V
    :other
    return-void
.end method

.method public onPageFinished(Landroid/webkit/WebView;Ljava/lang/String;)V
    .locals 1
    iget-object v0, p0, Lexample/kvart/app/SiteClient;->owner:Lexample/kvart/app/MainActivity;
    invoke-virtual {v0, p2}, Lexample/kvart/app/MainActivity;->pageFinished(Ljava/lang/String;)V
    return-void
.end method
