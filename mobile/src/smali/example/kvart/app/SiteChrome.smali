# The parts of a browser's frame that the site needs: loading progress and full-screen video.
.class Lexample/kvart/app/SiteChrome;
.super Landroid/webkit/WebChromeClient;
.source "SiteChrome.smali"

.field private final owner:Lexample/kvart/app/MainActivity;

.method constructor <init>(Lexample/kvart/app/MainActivity;)V
    .locals 0
    invoke-direct {p0}, Landroid/webkit/WebChromeClient;-><init>()V
    iput-object p1, p0, Lexample/kvart/app/SiteChrome;->owner:Lexample/kvart/app/MainActivity;
    return-void
.end method

.method public onProgressChanged(Landroid/webkit/WebView;I)V
    .locals 1
    iget-object v0, p0, Lexample/kvart/app/SiteChrome;->owner:Lexample/kvart/app/MainActivity;
    invoke-virtual {v0, p2}, Lexample/kvart/app/MainActivity;->showProgress(I)V
    return-void
.end method

.method public onShowCustomView(Landroid/view/View;Landroid/webkit/WebChromeClient$CustomViewCallback;)V
    .locals 1
    iget-object v0, p0, Lexample/kvart/app/SiteChrome;->owner:Lexample/kvart/app/MainActivity;
    invoke-virtual {v0, p1, p2}, Lexample/kvart/app/MainActivity;->showVideo(Landroid/view/View;Landroid/webkit/WebChromeClient$CustomViewCallback;)V
    return-void
.end method

.method public onHideCustomView()V
    .locals 1
    iget-object v0, p0, Lexample/kvart/app/SiteChrome;->owner:Lexample/kvart/app/MainActivity;
    invoke-virtual {v0}, Lexample/kvart/app/MainActivity;->hideVideo()V
    return-void
.end method
