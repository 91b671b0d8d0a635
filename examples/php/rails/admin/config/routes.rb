Rails.application.routes.draw do
  # #region routes
  # The front passes paths on as they are, so every route of this app is under /admin.
  scope "/admin" do
    get "healthz", to: proc { [200, { "Content-Type" => "text/plain" }, ["ok\n"]] }
    resources :products, only: [:index, :create]
    root "products#index"
  end
  # #endregion routes
end
