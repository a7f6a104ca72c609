# The only screen: the site in a WebView, over it the offline page (a second WebView that only ever shows our own
# asset, so the site's history stays clean), on top a thin lime progress bar.
.class public Lexample/kvart/app/MainActivity;
.super Landroid/app/Activity;
.source "MainActivity.smali"

.implements Landroid/webkit/DownloadListener;

.field private site:Landroid/webkit/WebView;

.field private offline:Landroid/webkit/WebView;

.field private progress:Landroid/view/View;

# The site's scheme, host and port, as in "https://kvart.example".
.field private origin:Ljava/lang/String;

# The address that could not be loaded, and whether that is still the state of things.
.field private wanted:Ljava/lang/String;

.field private failed:Z

# A video in full screen, or null.
.field private video:Landroid/view/View;

.field private videoDone:Landroid/webkit/WebChromeClient$CustomViewCallback;

.method public constructor <init>()V
    .locals 0
    invoke-direct {p0}, Landroid/app/Activity;-><init>()V
    return-void
.end method

.method protected onCreate(Landroid/os/Bundle;)V
    .locals 2
    invoke-super {p0, p1}, Landroid/app/Activity;->onCreate(Landroid/os/Bundle;)V
    const v0, 0x7f050001    # string/site_url
    invoke-virtual {p0, v0}, Lexample/kvart/app/MainActivity;->getString(I)Ljava/lang/String;
    move-result-object v0
    iput-object v0, p0, Lexample/kvart/app/MainActivity;->origin:Ljava/lang/String;
    invoke-direct {p0}, Lexample/kvart/app/MainActivity;->buildScreen()V

    # After the system closed the app in the background, go on where the person was.
    iget-object v0, p0, Lexample/kvart/app/MainActivity;->site:Landroid/webkit/WebView;
    if-eqz p1, :fresh
    invoke-virtual {v0, p1}, Landroid/webkit/WebView;->restoreState(Landroid/os/Bundle;)Landroid/webkit/WebBackForwardList;
    move-result-object v1
    if-nez v1, :done
    :fresh
    invoke-direct {p0}, Lexample/kvart/app/MainActivity;->startUrl()Ljava/lang/String;
    move-result-object v1
    invoke-virtual {v0, v1}, Landroid/webkit/WebView;->loadUrl(Ljava/lang/String;)V
    :done
    return-void
.end method

.method private buildScreen()V
    .locals 3
    new-instance v0, Landroid/widget/FrameLayout;
    invoke-direct {v0, p0}, Landroid/widget/FrameLayout;-><init>(Landroid/content/Context;)V
    # Target 35 draws behind the system bars; this keeps the page clear of them, of the notch and of the keyboard.
    const/4 v1, 0x1
    invoke-virtual {v0, v1}, Landroid/widget/FrameLayout;->setFitsSystemWindows(Z)V
    const v1, 0x7f040000    # color/ink
    invoke-virtual {p0, v1}, Lexample/kvart/app/MainActivity;->getColor(I)I
    move-result v1
    invoke-virtual {v0, v1}, Landroid/widget/FrameLayout;->setBackgroundColor(I)V
    invoke-virtual {p0, v0}, Lexample/kvart/app/MainActivity;->setContentView(Landroid/view/View;)V

    invoke-direct {p0}, Lexample/kvart/app/MainActivity;->buildSite()Landroid/webkit/WebView;
    move-result-object v1
    iput-object v1, p0, Lexample/kvart/app/MainActivity;->site:Landroid/webkit/WebView;
    invoke-virtual {v0, v1}, Landroid/widget/FrameLayout;->addView(Landroid/view/View;)V

    invoke-direct {p0}, Lexample/kvart/app/MainActivity;->buildOffline()Landroid/webkit/WebView;
    move-result-object v1
    iput-object v1, p0, Lexample/kvart/app/MainActivity;->offline:Landroid/webkit/WebView;
    invoke-virtual {v0, v1}, Landroid/widget/FrameLayout;->addView(Landroid/view/View;)V

    invoke-direct {p0}, Lexample/kvart/app/MainActivity;->buildProgress()Landroid/view/View;
    move-result-object v1
    iput-object v1, p0, Lexample/kvart/app/MainActivity;->progress:Landroid/view/View;
    invoke-virtual {v0, v1}, Landroid/widget/FrameLayout;->addView(Landroid/view/View;)V
    return-void
.end method

# A WebView that reads nothing from the phone and never loads http content into an https page.
.method private buildWeb()Landroid/webkit/WebView;
    .locals 4
    new-instance v0, Landroid/webkit/WebView;
    invoke-direct {v0, p0}, Landroid/webkit/WebView;-><init>(Landroid/content/Context;)V
    const v1, 0x7f040000    # color/ink
    invoke-virtual {p0, v1}, Lexample/kvart/app/MainActivity;->getColor(I)I
    move-result v1
    invoke-virtual {v0, v1}, Landroid/webkit/WebView;->setBackgroundColor(I)V
    invoke-virtual {v0}, Landroid/webkit/WebView;->getSettings()Landroid/webkit/WebSettings;
    move-result-object v1
    const/4 v2, 0x0
    invoke-virtual {v1, v2}, Landroid/webkit/WebSettings;->setAllowFileAccess(Z)V
    invoke-virtual {v1, v2}, Landroid/webkit/WebSettings;->setAllowContentAccess(Z)V
    invoke-virtual {v1, v2}, Landroid/webkit/WebSettings;->setAllowFileAccessFromFileURLs(Z)V
    invoke-virtual {v1, v2}, Landroid/webkit/WebSettings;->setAllowUniversalAccessFromFileURLs(Z)V
    invoke-virtual {v1, v2}, Landroid/webkit/WebSettings;->setGeolocationEnabled(Z)V
    invoke-virtual {v1, v2}, Landroid/webkit/WebSettings;->setSupportMultipleWindows(Z)V
    const/4 v3, 0x1    # MIXED_CONTENT_NEVER_ALLOW
    invoke-virtual {v1, v3}, Landroid/webkit/WebSettings;->setMixedContentMode(I)V
    # Pinch to zoom, without the old on-screen buttons.
    invoke-virtual {v1, v3}, Landroid/webkit/WebSettings;->setBuiltInZoomControls(Z)V
    invoke-virtual {v1, v2}, Landroid/webkit/WebSettings;->setDisplayZoomControls(Z)V
    return-object v0
.end method

.method private buildSite()Landroid/webkit/WebView;
    .locals 3
    invoke-direct {p0}, Lexample/kvart/app/MainActivity;->buildWeb()Landroid/webkit/WebView;
    move-result-object v0
    invoke-virtual {v0}, Landroid/webkit/WebView;->getSettings()Landroid/webkit/WebSettings;
    move-result-object v1
    const/4 v2, 0x1
    invoke-virtual {v1, v2}, Landroid/webkit/WebSettings;->setJavaScriptEnabled(Z)V
    invoke-virtual {v1, v2}, Landroid/webkit/WebSettings;->setDomStorageEnabled(Z)V
    new-instance v1, Lexample/kvart/app/SiteClient;
    invoke-direct {v1, p0}, Lexample/kvart/app/SiteClient;-><init>(Lexample/kvart/app/MainActivity;)V
    invoke-virtual {v0, v1}, Landroid/webkit/WebView;->setWebViewClient(Landroid/webkit/WebViewClient;)V
    new-instance v1, Lexample/kvart/app/SiteChrome;
    invoke-direct {v1, p0}, Lexample/kvart/app/SiteChrome;-><init>(Lexample/kvart/app/MainActivity;)V
    invoke-virtual {v0, v1}, Landroid/webkit/WebView;->setWebChromeClient(Landroid/webkit/WebChromeClient;)V
    invoke-virtual {v0, p0}, Landroid/webkit/WebView;->setDownloadListener(Landroid/webkit/DownloadListener;)V
    return-object v0
.end method

.method private buildOffline()Landroid/webkit/WebView;
    .locals 3
    invoke-direct {p0}, Lexample/kvart/app/MainActivity;->buildWeb()Landroid/webkit/WebView;
    move-result-object v0
    invoke-virtual {v0}, Landroid/webkit/WebView;->getSettings()Landroid/webkit/WebSettings;
    move-result-object v1
    const/4 v2, 0x1
    invoke-virtual {v1, v2}, Landroid/webkit/WebSettings;->setBlockNetworkLoads(Z)V
    new-instance v1, Lexample/kvart/app/OfflineClient;
    invoke-direct {v1, p0}, Lexample/kvart/app/OfflineClient;-><init>(Lexample/kvart/app/MainActivity;)V
    invoke-virtual {v0, v1}, Landroid/webkit/WebView;->setWebViewClient(Landroid/webkit/WebViewClient;)V
    const/16 v1, 0x8    # GONE
    invoke-virtual {v0, v1}, Landroid/webkit/WebView;->setVisibility(I)V
    return-object v0
.end method

.method private buildProgress()Landroid/view/View;
    .locals 4
    new-instance v0, Landroid/view/View;
    invoke-direct {v0, p0}, Landroid/view/View;-><init>(Landroid/content/Context;)V
    const v1, 0x7f040001    # color/lime
    invoke-virtual {p0, v1}, Lexample/kvart/app/MainActivity;->getColor(I)I
    move-result v1
    invoke-virtual {v0, v1}, Landroid/view/View;->setBackgroundColor(I)V
    # The bar is as wide as the screen and scaled from its left edge.
    const/4 v1, 0x0
    invoke-virtual {v0, v1}, Landroid/view/View;->setPivotX(F)V
    invoke-virtual {v0, v1}, Landroid/view/View;->setScaleX(F)V
    invoke-virtual {p0}, Lexample/kvart/app/MainActivity;->getResources()Landroid/content/res/Resources;
    move-result-object v1
    const v2, 0x7f070000    # dimen/progress
    invoke-virtual {v1, v2}, Landroid/content/res/Resources;->getDimensionPixelSize(I)I
    move-result v1
    new-instance v2, Landroid/widget/FrameLayout$LayoutParams;
    const/4 v3, -0x1    # MATCH_PARENT
    invoke-direct {v2, v3, v1}, Landroid/widget/FrameLayout$LayoutParams;-><init>(II)V
    invoke-virtual {v0, v2}, Landroid/view/View;->setLayoutParams(Landroid/view/ViewGroup$LayoutParams;)V
    return-object v0
.end method

# Home in the language last used in the app, at first in the phone's.
.method private startUrl()Ljava/lang/String;
    .locals 3
    invoke-virtual {p0}, Lexample/kvart/app/MainActivity;->getResources()Landroid/content/res/Resources;
    move-result-object v0
    const/high16 v1, 0x7f060000    # bool/english
    invoke-virtual {v0, v1}, Landroid/content/res/Resources;->getBoolean(I)Z
    move-result v0
    const/4 v1, 0x0
    invoke-virtual {p0, v1}, Lexample/kvart/app/MainActivity;->getPreferences(I)Landroid/content/SharedPreferences;
    move-result-object v1
    const-string v2, "english"
    invoke-interface {v1, v2, v0}, Landroid/content/SharedPreferences;->getBoolean(Ljava/lang/String;Z)Z
    move-result v0
    const-string v1, "/"
    if-eqz v0, :serbian
    const-string v1, "/en"
    :serbian
    iget-object v0, p0, Lexample/kvart/app/MainActivity;->origin:Ljava/lang/String;
    invoke-virtual {v0, v1}, Ljava/lang/String;->concat(Ljava/lang/String;)Ljava/lang/String;
    move-result-object v0
    return-object v0
.end method

# Whole origin, not just the host: "https://kvart.example@other.example" and other ports are not ours.
.method isOwn(Landroid/net/Uri;)Z
    .locals 2
    new-instance v0, Ljava/lang/StringBuilder;
    invoke-direct {v0}, Ljava/lang/StringBuilder;-><init>()V
    invoke-virtual {p1}, Landroid/net/Uri;->getScheme()Ljava/lang/String;
    move-result-object v1
    invoke-virtual {v0, v1}, Ljava/lang/StringBuilder;->append(Ljava/lang/String;)Ljava/lang/StringBuilder;
    const-string v1, "://"
    invoke-virtual {v0, v1}, Ljava/lang/StringBuilder;->append(Ljava/lang/String;)Ljava/lang/StringBuilder;
    invoke-virtual {p1}, Landroid/net/Uri;->getEncodedAuthority()Ljava/lang/String;
    move-result-object v1
    invoke-virtual {v0, v1}, Ljava/lang/StringBuilder;->append(Ljava/lang/String;)Ljava/lang/StringBuilder;
    invoke-virtual {v0}, Ljava/lang/StringBuilder;->toString()Ljava/lang/String;
    move-result-object v0
    iget-object v1, p0, Lexample/kvart/app/MainActivity;->origin:Ljava/lang/String;
    invoke-virtual {v1, v0}, Ljava/lang/String;->equalsIgnoreCase(Ljava/lang/String;)Z
    move-result v0
    return v0
.end method

# Hands an address to whatever app the person uses for it.
.method openOutside(Landroid/net/Uri;)V
    .locals 2
    :try_start
    new-instance v0, Landroid/content/Intent;
    const-string v1, "android.intent.action.VIEW"
    invoke-direct {v0, v1, p1}, Landroid/content/Intent;-><init>(Ljava/lang/String;Landroid/net/Uri;)V
    const-string v1, "android.intent.category.BROWSABLE"
    invoke-virtual {v0, v1}, Landroid/content/Intent;->addCategory(Ljava/lang/String;)Landroid/content/Intent;
    invoke-virtual {p0, v0}, Lexample/kvart/app/MainActivity;->startActivity(Landroid/content/Intent;)V
    :try_end
    # No such app, or one that does not let us in: both are the phone's set-up and no reason to crash.
    .catch Ljava/lang/RuntimeException; {:try_start .. :try_end} :nobody
    return-void
    :nobody
    move-exception v0
    const v0, 0x7f050003    # string/no_app
    invoke-direct {p0, v0}, Lexample/kvart/app/MainActivity;->tell(I)V
    return-void
.end method

.method private tell(I)V
    .locals 1
    const/4 v0, 0x1    # LENGTH_LONG
    invoke-static {p0, p1, v0}, Landroid/widget/Toast;->makeText(Landroid/content/Context;II)Landroid/widget/Toast;
    move-result-object v0
    invoke-virtual {v0}, Landroid/widget/Toast;->show()V
    return-void
.end method

# The app itself saves no files. What has an address goes to the browser; what the page made up (blob:, data:) cannot.
.method public onDownloadStart(Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;J)V
    .locals 1
    const-string v0, "http"
    invoke-virtual {p1, v0}, Ljava/lang/String;->startsWith(Ljava/lang/String;)Z
    move-result v0
    if-eqz v0, :made_up
    invoke-static {p1}, Landroid/net/Uri;->parse(Ljava/lang/String;)Landroid/net/Uri;
    move-result-object v0
    invoke-virtual {p0, v0}, Lexample/kvart/app/MainActivity;->openOutside(Landroid/net/Uri;)V
    return-void
    :made_up
    const v0, 0x7f050004    # string/no_download
    invoke-direct {p0, v0}, Lexample/kvart/app/MainActivity;->tell(I)V
    return-void
.end method

# Loads the offline page anew each time: its short entrance shows that a further try has been made.
.method showOffline(Ljava/lang/String;)V
    .locals 2
    iput-object p1, p0, Lexample/kvart/app/MainActivity;->wanted:Ljava/lang/String;
    const/4 v0, 0x1
    iput-boolean v0, p0, Lexample/kvart/app/MainActivity;->failed:Z
    iget-object v0, p0, Lexample/kvart/app/MainActivity;->offline:Landroid/webkit/WebView;
    const v1, 0x7f050002    # string/offline_page
    invoke-virtual {p0, v1}, Lexample/kvart/app/MainActivity;->getString(I)Ljava/lang/String;
    move-result-object v1
    invoke-virtual {v0, v1}, Landroid/webkit/WebView;->loadUrl(Ljava/lang/String;)V
    const/4 v1, 0x0    # VISIBLE
    invoke-virtual {v0, v1}, Landroid/webkit/WebView;->setVisibility(I)V
    iget-object v0, p0, Lexample/kvart/app/MainActivity;->site:Landroid/webkit/WebView;
    const/4 v1, 0x4    # INVISIBLE, so that a screen reader does not read the browser's own error page
    invoke-virtual {v0, v1}, Landroid/webkit/WebView;->setVisibility(I)V
    return-void
.end method

.method retry()V
    .locals 2
    const/4 v0, 0x0
    iput-boolean v0, p0, Lexample/kvart/app/MainActivity;->failed:Z
    iget-object v0, p0, Lexample/kvart/app/MainActivity;->site:Landroid/webkit/WebView;
    iget-object v1, p0, Lexample/kvart/app/MainActivity;->wanted:Ljava/lang/String;
    invoke-virtual {v0, v1}, Landroid/webkit/WebView;->loadUrl(Ljava/lang/String;)V
    return-void
.end method

# A page that failed is reported as finished, too; only one that did not fail uncovers the site.
.method pageFinished(Ljava/lang/String;)V
    .locals 2
    iget-boolean v0, p0, Lexample/kvart/app/MainActivity;->failed:Z
    if-nez v0, :stay
    iget-object v0, p0, Lexample/kvart/app/MainActivity;->site:Landroid/webkit/WebView;
    const/4 v1, 0x0    # VISIBLE
    invoke-virtual {v0, v1}, Landroid/webkit/WebView;->setVisibility(I)V
    iget-object v0, p0, Lexample/kvart/app/MainActivity;->offline:Landroid/webkit/WebView;
    const/16 v1, 0x8    # GONE
    invoke-virtual {v0, v1}, Landroid/webkit/WebView;->setVisibility(I)V
    invoke-static {p1}, Landroid/net/Uri;->parse(Ljava/lang/String;)Landroid/net/Uri;
    move-result-object v0
    invoke-virtual {p0, v0}, Lexample/kvart/app/MainActivity;->isOwn(Landroid/net/Uri;)Z
    move-result v1
    if-eqz v1, :stay
    invoke-direct {p0, v0}, Lexample/kvart/app/MainActivity;->rememberLanguage(Landroid/net/Uri;)V
    :stay
    return-void
.end method

.method private rememberLanguage(Landroid/net/Uri;)V
    .locals 3
    invoke-virtual {p1}, Landroid/net/Uri;->getPath()Ljava/lang/String;
    move-result-object v0
    invoke-static {v0}, Ljava/lang/String;->valueOf(Ljava/lang/Object;)Ljava/lang/String;
    move-result-object v0
    const-string v1, "/en(/.*)?"
    invoke-virtual {v0, v1}, Ljava/lang/String;->matches(Ljava/lang/String;)Z
    move-result v0
    const/4 v1, 0x0
    invoke-virtual {p0, v1}, Lexample/kvart/app/MainActivity;->getPreferences(I)Landroid/content/SharedPreferences;
    move-result-object v1
    invoke-interface {v1}, Landroid/content/SharedPreferences;->edit()Landroid/content/SharedPreferences$Editor;
    move-result-object v1
    const-string v2, "english"
    invoke-interface {v1, v2, v0}, Landroid/content/SharedPreferences$Editor;->putBoolean(Ljava/lang/String;Z)Landroid/content/SharedPreferences$Editor;
    move-result-object v1
    invoke-interface {v1}, Landroid/content/SharedPreferences$Editor;->apply()V
    return-void
.end method

.method showProgress(I)V
    .locals 2
    iget-object v0, p0, Lexample/kvart/app/MainActivity;->progress:Landroid/view/View;
    if-eqz v0, :none
    int-to-float v1, p1
    const/high16 p1, 0x42c80000    # 100.0f
    div-float/2addr v1, p1
    invoke-virtual {v0, v1}, Landroid/view/View;->setScaleX(F)V
    const/high16 p1, 0x3f800000    # 1.0f
    cmpl-float p1, v1, p1
    const/4 v1, 0x0    # VISIBLE
    if-ltz p1, :set
    const/16 v1, 0x8    # GONE
    :set
    invoke-virtual {v0, v1}, Landroid/view/View;->setVisibility(I)V
    :none
    return-void
.end method

# Full screen for the online trainings' player: over everything, system bars away, screen kept awake.
.method showVideo(Landroid/view/View;Landroid/webkit/WebChromeClient$CustomViewCallback;)V
    .locals 2
    iget-object v0, p0, Lexample/kvart/app/MainActivity;->video:Landroid/view/View;
    if-eqz v0, :first
    invoke-interface {p2}, Landroid/webkit/WebChromeClient$CustomViewCallback;->onCustomViewHidden()V
    return-void
    :first
    iput-object p1, p0, Lexample/kvart/app/MainActivity;->video:Landroid/view/View;
    iput-object p2, p0, Lexample/kvart/app/MainActivity;->videoDone:Landroid/webkit/WebChromeClient$CustomViewCallback;
    const/high16 v0, -0x1000000    # black
    invoke-virtual {p1, v0}, Landroid/view/View;->setBackgroundColor(I)V
    const/4 v0, 0x1
    invoke-virtual {p1, v0}, Landroid/view/View;->setKeepScreenOn(Z)V
    invoke-direct {p0}, Lexample/kvart/app/MainActivity;->content()Landroid/view/ViewGroup;
    move-result-object v0
    invoke-virtual {v0, p1}, Landroid/view/ViewGroup;->addView(Landroid/view/View;)V
    # Sticky immersive, full screen, navigation hidden, and the three stable-layout flags.
    const/16 v1, 0x1706
    invoke-direct {p0, v1}, Lexample/kvart/app/MainActivity;->setBars(I)V
    return-void
.end method

.method hideVideo()V
    .locals 2
    iget-object v0, p0, Lexample/kvart/app/MainActivity;->video:Landroid/view/View;
    if-eqz v0, :none
    invoke-direct {p0}, Lexample/kvart/app/MainActivity;->content()Landroid/view/ViewGroup;
    move-result-object v1
    invoke-virtual {v1, v0}, Landroid/view/ViewGroup;->removeView(Landroid/view/View;)V
    const/4 v0, 0x0
    invoke-direct {p0, v0}, Lexample/kvart/app/MainActivity;->setBars(I)V
    iget-object v1, p0, Lexample/kvart/app/MainActivity;->videoDone:Landroid/webkit/WebChromeClient$CustomViewCallback;
    iput-object v0, p0, Lexample/kvart/app/MainActivity;->video:Landroid/view/View;
    iput-object v0, p0, Lexample/kvart/app/MainActivity;->videoDone:Landroid/webkit/WebChromeClient$CustomViewCallback;
    invoke-interface {v1}, Landroid/webkit/WebChromeClient$CustomViewCallback;->onCustomViewHidden()V
    :none
    return-void
.end method

.method private content()Landroid/view/ViewGroup;
    .locals 1
    const v0, 0x1020002    # android.R.id.content
    invoke-virtual {p0, v0}, Lexample/kvart/app/MainActivity;->findViewById(I)Landroid/view/View;
    move-result-object v0
    check-cast v0, Landroid/view/ViewGroup;
    return-object v0
.end method

.method private setBars(I)V
    .locals 1
    invoke-virtual {p0}, Lexample/kvart/app/MainActivity;->getWindow()Landroid/view/Window;
    move-result-object v0
    invoke-virtual {v0}, Landroid/view/Window;->getDecorView()Landroid/view/View;
    move-result-object v0
    invoke-virtual {v0, p1}, Landroid/view/View;->setSystemUiVisibility(I)V
    return-void
.end method

# Back leaves the video, then goes back in the site, then leaves the app.
.method public onBackPressed()V
    .locals 2
    iget-object v0, p0, Lexample/kvart/app/MainActivity;->video:Landroid/view/View;
    if-eqz v0, :no_video
    invoke-virtual {p0}, Lexample/kvart/app/MainActivity;->hideVideo()V
    return-void
    :no_video
    iget-object v0, p0, Lexample/kvart/app/MainActivity;->site:Landroid/webkit/WebView;
    invoke-virtual {v0}, Landroid/webkit/WebView;->canGoBack()Z
    move-result v1
    if-eqz v1, :leave
    const/4 v1, 0x0
    iput-boolean v1, p0, Lexample/kvart/app/MainActivity;->failed:Z
    invoke-virtual {v0}, Landroid/webkit/WebView;->goBack()V
    return-void
    :leave
    invoke-super {p0}, Landroid/app/Activity;->onBackPressed()V
    return-void
.end method

.method protected onSaveInstanceState(Landroid/os/Bundle;)V
    .locals 1
    invoke-super {p0, p1}, Landroid/app/Activity;->onSaveInstanceState(Landroid/os/Bundle;)V
    iget-object v0, p0, Lexample/kvart/app/MainActivity;->site:Landroid/webkit/WebView;
    invoke-virtual {v0, p1}, Landroid/webkit/WebView;->saveState(Landroid/os/Bundle;)Landroid/webkit/WebBackForwardList;
    return-void
.end method

# Coming back from the settings with the network on is a try of its own.
.method protected onResume()V
    .locals 1
    invoke-super {p0}, Landroid/app/Activity;->onResume()V
    iget-object v0, p0, Lexample/kvart/app/MainActivity;->site:Landroid/webkit/WebView;
    invoke-virtual {v0}, Landroid/webkit/WebView;->onResume()V
    iget-boolean v0, p0, Lexample/kvart/app/MainActivity;->failed:Z
    if-eqz v0, :well
    invoke-virtual {p0}, Lexample/kvart/app/MainActivity;->retry()V
    :well
    return-void
.end method

# Stops a playing video.
.method protected onPause()V
    .locals 1
    iget-object v0, p0, Lexample/kvart/app/MainActivity;->site:Landroid/webkit/WebView;
    invoke-virtual {v0}, Landroid/webkit/WebView;->onPause()V
    invoke-super {p0}, Landroid/app/Activity;->onPause()V
    return-void
.end method

.method protected onDestroy()V
    .locals 1
    iget-object v0, p0, Lexample/kvart/app/MainActivity;->site:Landroid/webkit/WebView;
    invoke-virtual {v0}, Landroid/webkit/WebView;->destroy()V
    iget-object v0, p0, Lexample/kvart/app/MainActivity;->offline:Landroid/webkit/WebView;
    invoke-virtual {v0}, Landroid/webkit/WebView;->destroy()V
    invoke-super {p0}, Landroid/app/Activity;->onDestroy()V
    return-void
.end method
